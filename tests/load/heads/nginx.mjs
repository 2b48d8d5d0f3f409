/** The web server in front of the heads: a balancer, and behind it each head on a port of its own. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { HOST, startServer, waitFor } from '../../../bin/wordpress/server.mjs';

/** What PHP is told about a request. */
const PARAMETERS = {
	QUERY_STRING: '$query_string',
	REQUEST_METHOD: '$request_method',
	CONTENT_TYPE: '$content_type',
	CONTENT_LENGTH: '$content_length',
	SCRIPT_NAME: '$fastcgi_script_name',
	SCRIPT_FILENAME: '$document_root$fastcgi_script_name',
	REQUEST_URI: '$request_uri',
	DOCUMENT_URI: '$document_uri',
	DOCUMENT_ROOT: '$document_root',
	SERVER_PROTOCOL: '$server_protocol',
	REMOTE_ADDR: '$remote_addr',
	REMOTE_PORT: '$remote_port',
	SERVER_ADDR: '$server_addr',
	SERVER_PORT: '$server_port',
	SERVER_NAME: '$server_name',
};

function serverOf( { port, dir, socket, core } ) {
	return `server {
	listen ${ HOST }:${ port };
	root ${ core };
	index index.php;
	location /wp-content/ {
		alias ${ dir }/wp-content/;
	}
	# For files that PHP has the web server send.
	location /mainstreet-sent/ {
		internal;
		alias ${ dir }/wp-content/uploads/;
	}
	location / {
		try_files $uri $uri/ /index.php?$args;
	}
	location ~ \\.php$ {
${ Object.entries( PARAMETERS )
	.map( ( [ name, value ] ) => `		fastcgi_param ${ name } ${ value };` )
	.join( '\n' ) }
		fastcgi_pass unix:${ socket };
		fastcgi_next_upstream off;
		fastcgi_read_timeout 120;
	}
}`;
}

function configuration( { dir, port, heads, core } ) {
	const folders = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ]
		.map( ( name ) => `${ name }_temp_path ${ dir }/${ name };` )
		.join( '\n' );
	return `daemon off;
worker_processes 1;
${ process.getuid() === 0 ? 'user root root;' : '' }
pid ${ dir }/nginx.pid;
error_log ${ dir }/error.log;
events { worker_connections 1024; }
http {
access_log off;
client_max_body_size 100m;
${ folders }
upstream heads {
${ heads.map( ( head ) => `	server ${ HOST }:${ head.port };` ).join( '\n' ) }
}
server {
	listen ${ HOST }:${ port };
	location / {
		proxy_pass http://heads;
		proxy_set_header Host $http_host;
		proxy_next_upstream off;
		proxy_read_timeout 120;
	}
}
${ heads.map( ( head ) => serverOf( { ...head, core } ) ).join( '\n' ) }
}
`;
}

/**
 * Starts it.
 *
 * @param {Object}   options
 * @param {string}   options.program Path of nginx.
 * @param {string}   options.dir     Folder of its own.
 * @param {number}   options.port    Port of the balancer.
 * @param {string}   options.core    WordPress tree.
 * @param {Object[]} options.heads   `port`, `dir` and `socket` (of PHP-FPM) of each head.
 * @return {Promise<{stop: () => Promise<void>}>} A handle.
 */
export async function startNginx( options ) {
	const { program, dir, port } = options;
	const file = path.join( dir, 'nginx.conf' );
	const log = path.join( dir, 'error.log' );
	fs.writeFileSync( log, '' );
	fs.writeFileSync( file, configuration( options ) );
	const server = startServer( program, [ '-c', file ], process.env, log );
	await waitFor(
		`http://${ HOST }:${ port }/wp-includes/images/blank.gif`,
		server,
		log
	);
	return server;
}
