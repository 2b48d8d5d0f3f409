/**
 * The demo's mailbox: what the site mailed, as php/mailbox.php keeps it, to be read in a browser. A list, each message as HTML (in a
 * frame that runs nothing) and as plain text. It listens on this machine only.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { HOST, probePort } from '../wordpress/server.mjs';
import { escape } from './services/page.mjs';

/** Messages that are shown; older ones stay in the folder. */
const SHOWN = 200;

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; background: Canvas; color: CanvasText; }
header, main { max-width: 50rem; margin: 0 auto; padding: 1rem 1.25rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; }
h1 { font-size: 1.3rem; margin: 0; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 0; text-decoration: none; color: inherit; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
li a:hover .subject { text-decoration: underline; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.small, dt { font-size: .875rem; opacity: .8; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: 0 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
nav a { display: inline-block; padding: .35rem .9rem; margin: 0 .35rem .75rem 0; border: 1px solid; border-radius: 999px; text-decoration: none; color: inherit; }
nav a[aria-current] { background: CanvasText; color: Canvas; }
iframe { width: 100%; height: 70vh; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 6px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

const page = ( title, body, head = '' ) =>
	`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${ escape( title ) }</title>${ head }<style>${ STYLE }</style></head><body>${ body }</body></html>`;

/** Names of messages, newest first. */
function listNames( folder ) {
	if ( ! fs.existsSync( folder ) ) {
		return [];
	}
	return fs
		.readdirSync( folder )
		.filter( ( name ) => /^[\w-]+\.json$/.test( name ) )
		.sort()
		.reverse()
		.map( ( name ) => name.slice( 0, -5 ) );
}

const readMail = ( folder, name ) => {
	const file = path.join( folder, `${ name }.json` );
	return fs.existsSync( file )
		? JSON.parse( fs.readFileSync( file, 'utf8' ) )
		: null;
};

const showTime = ( date ) =>
	new Date( date ).toLocaleString( 'en', {
		dateStyle: 'medium',
		timeStyle: 'short',
	} );

function showList( folder ) {
	const items = listNames( folder )
		.slice( 0, SHOWN )
		.map( ( name ) => {
			const { subject, to, date } = readMail( folder, name );
			return `<li><a href="/mail/${ name }"><span class="subject">${ escape( subject || '(no subject)' ) }</span><time class="small" datetime="${ escape( date ) }">${ escape( showTime( date ) ) }</time><span class="small">To ${ escape( to.join( ', ' ) ) }</span></a></li>`;
		} );
	return page(
		'Mailbox',
		`<header><h1>Mailbox</h1><p class="small">Emails that the demo site sent. Nothing leaves this machine. New ones appear by themselves.</p></header><main>${ items.length ? `<ul>${ items.join( '' ) }</ul>` : '<p>No emails yet. Subscribe to the newsletter or send a form, and look here.</p>' }</main>`,
		'<meta http-equiv="refresh" content="5">'
	);
}

/** Plain text with links that can be followed. */
const linkify = ( text ) =>
	text
		.split( /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/ )
		.map( ( part, index ) =>
			index % 2
				? `<a href="${ escape( part ) }" target="_blank" rel="noopener">${ escape( part ) }</a>`
				: escape( part )
		)
		.join( '' );

function showMail( mail, name, isText ) {
	const facts = [
		[ 'From', mail.from ],
		[ 'To', mail.to.join( ', ' ) ],
		[ 'Reply to', mail.replyTo.join( ', ' ) ],
		[ 'Sent', showTime( mail.date ) ],
		[ 'Files', mail.files.join( ', ' ) ],
	]
		.filter( ( [ , value ] ) => value )
		.map(
			( [ label, value ] ) =>
				`<dt>${ label }</dt><dd>${ escape( value ) }</dd>`
		)
		.join( '' );
	const tab = ( label, address, isCurrent ) =>
		`<a href="${ address }"${ isCurrent ? ' aria-current="page"' : '' }>${ label }</a>`;
	const views = mail.html
		? `<nav aria-label="Views">${ tab( 'HTML', `/mail/${ name }`, ! isText ) }${ tab( 'Text', `/mail/${ name }?view=text`, isText ) }</nav>`
		: '';
	const body =
		isText || ! mail.html
			? `<pre>${ linkify( mail.text || '(This email has no plain text.)' ) }</pre>`
			: `<iframe title="Email" src="/html/${ name }" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
	return page(
		mail.subject,
		`<header><a href="/">Mailbox</a><h1>${ escape( mail.subject || '(no subject)' ) }</h1></header><main><dl>${ facts }</dl>${ views }${ body }</main>`
	);
}

/** The message itself: no script runs, and links open windows of their own. */
const showHtml = ( { html } ) => {
	const base = '<base target="_blank">';
	return /<head[^>]*>/i.test( html )
		? html.replace( /<head[^>]*>/i, ( tag ) => tag + base )
		: base + html;
};

function answer( folder, url ) {
	const [ , kind, name ] =
		/^\/(?:(mail|html)\/([\w-]+))?$/.exec( url.pathname ) ?? [];
	if ( url.pathname === '/' ) {
		return showList( folder );
	}
	const mail = name && readMail( folder, name );
	if ( ! mail ) {
		return null;
	}
	return kind === 'html'
		? showHtml( mail )
		: showMail( mail, name, url.searchParams.get( 'view' ) === 'text' );
}

/**
 * Starts the mailbox.
 *
 * @param {Object} options
 * @param {string} options.folder Where the site keeps its mail.
 * @param {number} options.port   Port to listen on, if it is free.
 * @return {Promise<{url: string, stop: () => Promise<void>}>} Where it listens.
 */
export async function startMailbox( { folder, port } ) {
	const server = http.createServer( ( request, response ) => {
		const isOurs = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(
			request.headers.host ?? ''
		);
		const body =
			isOurs &&
			answer( folder, new URL( request.url ?? '/', 'http://mailbox' ) );
		response.writeHead( body ? 200 : 404, {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': 'no-store',
			'Content-Security-Policy': "script-src 'none'; object-src 'none'",
			'X-Content-Type-Options': 'nosniff',
		} );
		response.end(
			body ||
				page(
					'Not found',
					'<main><h1>Not found</h1><p><a href="/">Mailbox</a></p></main>'
				)
		);
	} );
	const free = await probePort( port ).catch( () => 0 );
	await new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( free, HOST, resolve );
	} );
	return {
		url: `http://${ HOST }:${ server.address().port }`,
		stop: () =>
			new Promise( ( resolve ) => {
				server.closeAllConnections();
				server.close( () => resolve() );
			} ),
	};
}
