/** Finds what the scripts of visitors' pages read from them. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join( __dirname, '../../..' );

/** What a module and its imports read. */
export type Reads = {
	/** Names of data attributes, with `data-`. */
	attributes: string[];
	/** Values that selectors ask for, by attribute. */
	fixed: Record< string, string >;
	classes: string[];
	ids: string[];
	/** Names of properties: what JSON may hold. */
	words: string[];
};

/** The script modules of blocks and of what is no block. */
export const MODULES: string[] = [ 'blocks', 'src' ].flatMap( ( top ) =>
	fs
		.readdirSync( path.join( ROOT, top ), {
			encoding: 'utf8',
			recursive: true,
		} )
		.map( ( file ) => `${ top }/${ file }` )
		.filter( ( file ) => /^(?!.*\/test\/).*\/view\.ts$/.test( file ) )
		.sort()
);

/** Files that a file imports, statically or at need, as far as they are ours. */
export function collect(
	file: string,
	found = new Set< string >()
): Set< string > {
	if ( found.has( file ) || ! fs.existsSync( file ) ) {
		return found;
	}
	found.add( file );
	for ( const [ , from = '' ] of fs
		.readFileSync( file, 'utf8' )
		.matchAll(
			/(?:from\s+|import\s*\(?\s*(?:\/\*.*?\*\/\s*)?)'([^']+)'/g
		) ) {
		const base = from.startsWith( '@shared/' )
			? path.join( ROOT, from.slice( 1 ) )
			: path.resolve( path.dirname( file ), from );
		if ( /^[.@]\S*/.test( from ) ) {
			for ( const end of [ '.ts', '.tsx', '/index.ts' ] ) {
				collect( base + end, found );
			}
		}
	}
	return found;
}

const toAttribute = ( name: string ): string =>
	`data-${ name.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` ) }`;

const toNames = ( list: string ): string[] =>
	[ ...list.matchAll( /(?:^|[,{])\s*(\w+)/g ) ].map(
		( [ , name = '' ] ) => name
	);

/** Texts that may be selectors, with constants of the same file put in. */
function readTexts( source: string ): string[] {
	const constants = new Map(
		[ ...source.matchAll( /const (\w+) = ['"`]([^'"`]*)['"`]/g ) ].map(
			( [ , name = '', text = '' ] ) => [ name, text ]
		)
	);
	return [ ...source.matchAll( /'((?:[^'\\\n])*)'|`([^`]*)`/g ) ].map(
		( [ , plain, template = '' ] ) =>
			plain ??
			template.replace(
				/\$\{ (\w+) \}/g,
				( _, name ) => constants.get( name ) ?? ''
			)
	);
}

const every = ( text: string, pattern: RegExp ): string[] =>
	[ ...text.matchAll( pattern ) ].map( ( [ , found = '' ] ) => found );

/** Whether a text with a point, a number sign or a bracket can be a selector, and not an address or a sentence. */
const isSelector = ( text: string ): boolean =>
	/[.[#]/.test( text ) &&
	! /^@|\/|…|\$\{|^\.\.?$|\.$/.test( text ) &&
	/^[\w\s.#>*,:()[\]="^~-]+$/.test( text );

/**
 * Finds the attributes, classes and ids that a module and its imports read.
 *
 * @param file Its path in the repository.
 */
export function scan( file: string ): Reads {
	const reads = {
		attributes: new Set< string >(),
		classes: new Set< string >(),
		ids: new Set< string >(),
		words: new Set< string >(),
	};
	const fixed: Record< string, string > = {};
	for ( const found of collect( path.join( ROOT, file ) ) ) {
		const source = fs
			.readFileSync( found, 'utf8' )
			.replace( /^\s*(\/?\*|\/\/).*$/gm, '' );
		const names = [
			...every( source, /dataset(?:\?)?\.(\w+)/g ),
			...every( source, /\{([^{}]*)\}\s*=\s*[\w.]*dataset\b/g ).flatMap(
				toNames
			),
			...every( source, /const (\w+) = [\w.]*dataset;/g )
				.concat( every( source, /\{ dataset: (\w+)/g ) )
				.flatMap( ( alias ) =>
					every( source, new RegExp( `\\b${ alias }\\.(\\w+)`, 'g' ) )
				),
		];
		names.forEach( ( name ) =>
			reads.attributes.add( toAttribute( name ) )
		);
		for ( const text of readTexts( source ).filter( isSelector ) ) {
			for ( const [ , name = '', value = '' ] of text.matchAll(
				/\[(data-[\w-]+)="?([\w-]+)"?\]/g
			) ) {
				fixed[ name ] = value;
			}
			every( text, /\[(data-[\w-]+)/g ).forEach( ( name ) =>
				reads.attributes.add( name )
			);
			every(
				text.replace( /\[[^\]]*\]/g, '' ),
				/\.([a-z][\w-]+)/g
			).forEach( ( name ) => reads.classes.add( name ) );
			every(
				text.replace( /\[[^\]]*\]/g, '' ),
				/#([a-z][\w-]+)/g
			).forEach( ( name ) => reads.ids.add( name ) );
		}
		// Names that a helper puts together: `.wp-story-${ part }`, with the parts as other texts of the file.
		for ( const start of every( source, /`\.([\w-]+(?:__|-))\$\{/g ) ) {
			readTexts( source )
				.filter( ( text ) => /^[a-z]+(-[a-z]+)*$/.test( text ) )
				.forEach( ( text ) => reads.classes.add( start + text ) );
		}
		every( source, /getElementById\(\s*'([^']+)'/g ).forEach( ( id ) =>
			reads.ids.add( id )
		);
		every(
			source,
			/(?:\.|^\s*\|?\s*['"]?)(\w{2,})['"]?(?=[;:?,. )\[\n])/gm
		).forEach( ( word ) => reads.words.add( word ) );
	}
	return {
		attributes: [ ...reads.attributes ],
		fixed,
		classes: [ ...reads.classes ],
		ids: [ ...reads.ids ],
		words: [ ...reads.words ].slice( 0, 80 ),
	};
}
