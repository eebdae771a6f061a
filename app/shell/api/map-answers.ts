/**
 * The answers of a stream, each passed through `map`. `return` ends the stream at once, even while
 * an answer is awaited.
 */
export function mapAnswers<From, To>(
  answers: AsyncIterableIterator<From>,
  map: (answer: From) => To,
): AsyncIterableIterator<To> {
  return {
    async next() {
      const { done, value } = await answers.next();
      return done ? { done, value: undefined } : { value: map(value) };
    },
    async return() {
      await answers.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
