import { EventEmitter } from 'node:events';
import type { Server } from 'node:net';
import { expect, test } from 'vitest';
import { boundConnections, perNetworkMax } from './bound-connections.ts';
import { createAddressReader } from './client-address.ts';

/** A server for which `connect` opens a connection from an address; `isOpen` of the socket is false once it is closed. */
function open(trusted?: string) {
  const server = new EventEmitter();
  boundConnections(server as unknown as Server, createAddressReader(trusted));
  const connect = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isOpen: true,
      destroy() {
        if (socket.isOpen) socket.emit('close');
        socket.isOpen = false;
      },
    });
    server.emit('connection', socket);
    return socket;
  };
  return { connect, fill: (of: (place: number) => string) => Array.from({ length: perNetworkMax }, (_, place) => connect(of(place))) };
}

test.each([
  ['addresses of IPv4', (index: number) => `203.0.113.${index % 256}`, '198.51.100.1'],
  ['addresses of IPv4 written as IPv6', (index: number) => `::ffff:203.0.113.${index % 256}`, '::ffff:198.51.100.1'],
  ['addresses of IPv6', (index: number) => `2001:db8:1:${index.toString(16)}::1`, '2001:db8:2::1'],
])('%s of one network have a share of the connections, and other networks have their own', (_, of, other) => {
  const { connect, fill } = open();
  const sockets = fill(of);
  expect(sockets.every(({ isOpen }) => isOpen)).toBe(true);
  expect([connect(of(1)).isOpen, connect(other).isOpen]).toEqual([false, true]);
  sockets[0]?.destroy();
  expect([connect(of(2)).isOpen, connect(of(3)).isOpen]).toEqual([true, false]);
});

test.each([
  ['a proxy that is trusted', '10.0.0.0/8', '10.1.2.3'],
  ['the machine itself, where no proxy is named', undefined, '::ffff:127.0.0.1'],
])('%s may open any number of connections', (_, trusted, address) => {
  const { connect, fill } = open(trusted);
  fill(() => address);
  expect(connect(address).isOpen).toBe(true);
});
