import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.index.reindex.ReindexPlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/** One node with HTTP on loopback, without the parts of the distribution. Arguments: its directory, two free ports. */
public final class SearchNode extends Node {
  private SearchNode(Environment environment, Collection<Class<? extends Plugin>> plugins) {
    super(environment, plugins, false);
  }

  public static void main(String[] args) throws Exception {
    Settings settings = Settings.builder()
        .put("path.home", args[0])
        .put("cluster.name", "tests")
        .put("node.name", "one")
        .put("discovery.type", "single-node")
        .put("http.host", "127.0.0.1")
        .put("http.port", args[1])
        .put("transport.host", "127.0.0.1")
        .put("transport.port", args[2])
        .put("transport.type", "netty4")
        .put("http.type", "netty4")
        .put("node.store.allow_mmap", false)
        .put("action.auto_create_index", false)
        // Tests make an index each; a developer's disk may be fuller than a cluster's should be.
        .put("cluster.max_shards_per_node", 10_000)
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    Environment environment = InternalSettingsPreparer.prepareEnvironment(
        settings, Map.of(), Path.of(args[0], "config"), () -> "one");
    SearchNode node = new SearchNode(
        environment, List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, ReindexPlugin.class));
    node.start();
    Thread.currentThread().join();
  }
}
