/**
 * Writes docs/guide/command-line.md: every WP-CLI command, from the doc comments that `wp help` prints.
 */
import fs from 'node:fs';
import path from 'node:path';
import { findFiles } from '../lib/find-files.mjs';

export const COMMANDS = 'docs/guide/command-line.md';

const INTRODUCTION = `# The command line

For hosts, and for who runs the site with [WP-CLI](https://wp-cli.org/). \`wp help mainstreet\` prints the same on the server.

- Who can run WP-CLI can read the database, so commands need no \`--user\`. With \`--user\`, a command may do what that user may.
- Lists print \`--format=table\`, \`csv\`, \`json\`, \`yaml\`, \`count\` and mostly \`ids\`; \`--fields\` chooses the columns.
- What deletes, erases or cancels asks first, unless \`--yes\` is given. \`--dry-run\` only shows what would change.
- Exports go to STDOUT, or to a new file that only its owner can read (\`--file\`). Cells of CSV that a spreadsheet would calculate get an apostrophe.
- Keys are read from STDIN only and are never printed.
- A command that fails prints a sentence to STDERR and exits with 1.

This page is written from the code by \`npm run docs\`.
`;

/** `add_command( 'mainstreet map', Map_Command::class )`. */
const ADDED = /add_command\(\s*'([^']+)',\s*(\w+)::class/g;

/** A doc comment, and the public method or the class behind it. */
const DOCUMENTED =
	/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:(?:final )?class \w+|public function (\w+)\()/g;

const read = ( file ) => fs.readFileSync( file, 'utf8' );

const toText = ( comment ) =>
	comment
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ).trimEnd() )
		.join( '\n' )
		.trim();

/** The part of a comment below a heading such as `## OPTIONS`. */
const getSection = ( text, heading ) =>
	new RegExp( `^## ${ heading }\\n([\\s\\S]*?)(?=^## |^@|(?![\\s\\S]))`, 'm' )
		.exec( text )?.[ 1 ]
		.trim() ?? '';

/** Options as a list: `--status=<status>`: text, values and default. */
const listOptions = ( text ) =>
	text
		.split( /\n\n(?=\[?(?:--|<))/ )
		.filter( Boolean )
		.map( ( part ) => {
			const [ synopsis, ...about ] = part.split( '\n' );
			const block = about.join( '\n' );
			const values = [ ...block.matchAll( /^ {2}- (.*)$/gm ) ].map(
				( [ , value ] ) => `\`${ value }\``
			);
			const preset = /^default: (.*)$/m.exec( block )?.[ 1 ];
			const sentence = /^: (.*)$/m.exec( block )?.[ 1 ] ?? '';
			return [
				`- \`${ synopsis }\`: ${ sentence }`,
				values.length ? ` Values: ${ values.join( ', ' ) }.` : '',
				preset ? ` Default: \`${ preset }\`.` : '',
			].join( '' );
		} )
		.join( '\n' );

function writeMethod( command, name, text ) {
	const subcommand = /^@subcommand (\S+)/m.exec( text )?.[ 1 ] ?? name;
	const isWhole = name === '__invoke';
	const about = text.split( /^(?:## |@)/m )[ 0 ].trim();
	const options = listOptions( getSection( text, 'OPTIONS' ) );
	const examples = getSection( text, 'EXAMPLES' ).replace( /^ {4}/gm, '' );
	return [
		`### wp ${ command }${ isWhole ? '' : ` ${ subcommand }` }`,
		about,
		options,
		examples && `\`\`\`\n${ examples }\n\`\`\``,
	]
		.filter( Boolean )
		.join( '\n\n' );
}

function writeCommand( command, source ) {
	const parts = [ ...source.matchAll( DOCUMENTED ) ].map(
		( [ , comment, method ] ) => ( { text: toText( comment ), method } )
	);
	const whole = parts.find( ( { method } ) => ! method );
	return [
		`## ${ command }`,
		whole.text,
		...parts
			.filter( ( { method } ) => method )
			.map( ( { method, text } ) =>
				writeMethod( command, method, text )
			),
	].join( '\n\n' );
}

/**
 * Makes the page.
 *
 * @param {string} root The repository.
 * @return {string} Markdown.
 */
export function writeCommands( root ) {
	const commands = [ 'src/*', 'src/*/*' ]
		.flatMap( ( place ) =>
			findFiles( path.join( root, place, 'hooks-cli.php' ) )
		)
		.flatMap( ( file ) =>
			[ ...read( file ).matchAll( ADDED ) ].map(
				( [ , command, name ] ) => {
					const base = `class-${ name.toLowerCase().replaceAll( '_', '-' ) }.php`;
					const folder = path.dirname( file );
					const [ found ] = [ base, `*/${ base }` ].flatMap(
						( place ) => findFiles( path.join( folder, place ) )
					);
					return { command, source: read( found ) };
				}
			)
		)
		.sort( ( a, b ) => ( a.command < b.command ? -1 : 1 ) );
	return `${ [
		INTRODUCTION.trim(),
		...commands.map( ( { command, source } ) =>
			writeCommand( command, source )
		),
	].join( '\n\n' ) }\n`;
}
