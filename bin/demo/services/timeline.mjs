/** The demo network: posts that the site shared, as everybody sees them. */
import { escape, page } from './page.mjs';

const HOST = 'mastodon.example';

/** A post and its number in the thread. */
const show = ( { content, media_attachments: pictures }, index, all ) => `
<article class="card"><p><strong>Aurora Bakery</strong> <span class="small">@aurora@${ HOST }</span></p>
${ content.replace( /\n/g, '<br>' ) }
${ pictures.length ? `<p class="small">${ pictures.length } photo(s): ${ escape( pictures.map( ( { description } ) => description ?? 'no description' ).join( '; ' ) ) }</p>` : '' }
<p class="small">${ all.length > 1 ? `${ index + 1 } of ${ all.length } in this thread` : 'Just now' }</p></article>`;

/** The posts of the thread that one belongs to, first one first. */
function threadOf( posts, id ) {
	const byId = new Map( posts.map( ( post ) => [ post.id, post ] ) );
	let first = byId.get( id );
	while ( first && byId.has( first.in_reply_to_id ) ) {
		first = byId.get( first.in_reply_to_id );
	}
	const thread = first ? [ first ] : [];
	for ( const post of posts ) {
		if (
			thread.some( ( { id: parent } ) => parent === post.in_reply_to_id )
		) {
			thread.push( post );
		}
	}
	return thread;
}

/** Pages of the network; its interface is the fake's. */
export async function answerTimeline( { host, method, path }, base ) {
	const found = /^\/(?:@aurora)?(?:\/(\d+))?$/.exec( path );
	if ( host !== HOST || method !== 'GET' || ! found ) {
		return undefined;
	}
	const response = await fetch( `${ base }/mastodon.test/posts` );
	const posts = await response.json();
	const shown = found[ 1 ]
		? threadOf( posts, found[ 1 ] )
		: posts.toReversed();
	return page(
		'Aurora Bakery',
		`<h1>${ found[ 1 ] ? 'Thread' : 'Aurora Bakery' }</h1>${ shown.map( show ).join( '' ) || '<p>Nothing was posted since <code>npm start</code> began.</p>' }`
	);
}
