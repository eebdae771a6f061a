"""A phone's window of WebKit for WebKitWebDriver, whose own browser can neither be this narrow nor switch scripts off.

usage: webkit-window.py DIRECTORY on|off PROXY      where it keeps its data and its console; scripts; what it asks by
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

directory, scripts, proxy = sys.argv[1:4]
# WebKit writes its console to its standard error; the driver would close it.
console = os.open(os.path.join(directory, "console"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, sys.stderr.fileno())

# With a directory, since a private window's console is never written.
data = WebKit2.WebsiteDataManager(base_data_directory=directory, base_cache_directory=directory)
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(proxy, None))
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def show(_session):
    settings = WebKit2.Settings(
        enable_javascript=scripts == "on",
        enable_write_console_messages_to_stdout=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
    )
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window(default_width=390, default_height=844)
    window.connect("destroy", Gtk.main_quit)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", show)


context.connect("automation-started", start)
Gtk.main()
