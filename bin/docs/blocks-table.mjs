/** Writes the table of blocks in README.md, from block.json and the declarations of modules. */
import fs from 'node:fs';
import path from 'node:path';

export const README = 'README.md';

const BEGIN = '<!-- blocks: written by npm run docs -->';
const END = '<!-- /blocks -->';

/** What people bring for what a module declares (`service`, `paid_by`). */
const NEEDS = {
	stripe: 'Stripe account',
	paypal: 'PayPal or Stripe account',
	mailchimp: 'Mailchimp account',
	mapbox: 'OpenStreetMap (no key) or Mapbox',
	giphy: 'GIPHY key, to search',
};

/** What people bring for blocks that show something of their own from elsewhere, which no module has to declare. */
const BRINGS = {
	calendly: 'Calendly page',
	eventbrite: 'Eventbrite event',
	'google-calendar': 'public calendar',
	'instagram-gallery': 'professional Instagram account',
	opentable: 'OpenTable restaurant',
	'podcast-player': 'podcast feed',
	'send-a-message': 'WhatsApp number',
	wordads: 'ads of your choice',
};

const read = ( root, file ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

/** The words of a module's `service` or `paid_by`. */
function readDeclared( source ) {
	const service = /'service'\s*=> '([\w-]+)'/.exec( source );
	const choice = /'paid_by'\s*=> array\( '([\w-]+)'/.exec( source );
	const id = ( service ?? choice )?.[ 1 ];
	if ( id && ! NEEDS[ id ] ) {
		throw new Error( `${ README }: what is needed for "${ id }"?` );
	}
	return id ? NEEDS[ id ] : '';
}

/** The module that holds each block, where it is another block's. */
function findModule( root, slug ) {
	const own = `blocks/${ slug }/module.php`;
	if ( fs.existsSync( path.join( root, own ) ) ) {
		return read( root, own );
	}
	const holder = fs
		.readdirSync( path.join( root, 'blocks' ) )
		.map( ( name ) => `blocks/${ name }/module.php` )
		.filter( ( file ) => fs.existsSync( path.join( root, file ) ) )
		.map( ( file ) => read( root, file ) )
		.find( ( source ) =>
			new RegExp( `'blocks'\\s*=> array\\([^)]*'${ slug }'` ).test(
				source
			)
		);
	return holder ?? '';
}

/** Characters of a description that say what a block does; what follows compares it with others. */
const MAX_LENGTH = 80;

/** The first sentence, and the next ones as long as there is room. */
const shorten = ( description ) =>
	description
		.split( /(?<=\.) / )
		.reduce( ( all, sentence ) =>
			all.length + sentence.length < MAX_LENGTH
				? `${ all } ${ sentence }`
				: all
		);

/**
 * Lists the blocks that stand in the inserter by themselves.
 *
 * @param {string} root The repository.
 * @return {{slug: string, title: string, about: string, needs: string}[]} By title.
 */
export function listInserterBlocks( root ) {
	return fs
		.readdirSync( path.join( root, 'blocks' ) )
		.map( ( slug ) => ( {
			slug,
			block: JSON.parse( read( root, `blocks/${ slug }/block.json` ) ),
		} ) )
		.filter(
			( { block } ) =>
				! block.parent &&
				! block.ancestor &&
				block.supports?.inserter !== false
		)
		.map( ( { slug, block } ) => ( {
			slug,
			title: block.title,
			about: shorten( block.description ),
			needs: BRINGS[ slug ] ?? readDeclared( findModule( root, slug ) ),
		} ) )
		.sort( ( a, b ) => ( a.title < b.title ? -1 : 1 ) );
}

/**
 * Writes README.md: what people wrote, with the table made anew.
 *
 * @param {string} root The repository.
 * @return {string} Text.
 */
export function writeReadme( root ) {
	const text = read( root, README );
	const begin = text.indexOf( BEGIN );
	const end = text.indexOf( END );
	if ( begin < 0 || end < begin ) {
		throw new Error( `${ README } has no place for the table of blocks.` );
	}
	const table = [
		BEGIN,
		'|Block|What it does|What it needs|',
		'|---|---|---|',
		...listInserterBlocks( root ).map(
			( { slug, title, about, needs } ) =>
				`|[${ title }](blocks/${ slug }/README.md)|${ about }|${ needs }|`
		),
		'',
	].join( '\n' );
	return text.slice( 0, begin ) + table + text.slice( end );
}
