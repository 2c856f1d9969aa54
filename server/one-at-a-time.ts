import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

// Browsers send the next request of a connection only after the last response.
const maxWaiting = 20;

/**
 * Handles the requests of each connection one after the other: Node hands over all that a client has
 * sent ahead at once. A connection on which more than 20 wait is cut.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Array<() => void>>();

  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      response.once("close", next);
      handle(request, response);
    };
    const next = () => {
      const begun = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (begun) begun();
      else waiting.delete(socket);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length < maxWaiting) {
      queue.push(begin);
    } else {
      socket.destroy();
    }
  };
}
