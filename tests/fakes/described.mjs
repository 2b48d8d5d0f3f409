/**
 * What services publish about themselves, as a check on their fakes: what our code sends must fit, and so must
 * what the fake answers. The descriptions lie beside the project (`../shared/apis`, or MAINSTREET_APIS); without
 * them the fakes go unchecked, which is said once.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import qs from 'qs';

const folder =
	process.env.MAINSTREET_APIS ??
	path.join(
		path.dirname( fileURLToPath( import.meta.url ) ),
		'../../../shared/apis'
	);
const missing = new Set();

/**
 * A file of the descriptions.
 *
 * @param {string} name Without `.json`.
 * @return {Object|null} Null when it is not there; that is said once.
 */
export function description( name ) {
	const file = path.join( folder, `${ name }.json` );
	if ( folder !== '' && fs.existsSync( file ) ) {
		return JSON.parse( fs.readFileSync( file, 'utf8' ) );
	}
	// An empty MAINSTREET_APIS says that nobody wants them: the demo of `npm start` shows the services and tests nothing.
	if ( folder !== '' && ! missing.has( name ) ) {
		missing.add( name );
		console.error(
			`The fake of ${ name } is not held against its description: no ${ name }.json (MAINSTREET_APIS).`
		);
	}
	return null;
}

const escapePointer = ( part ) =>
	encodeURIComponent(
		String( part ).replace( /~/g, '~0' ).replace( /\//g, '~1' )
	);

/** Validators of one document: `strict` for JSON, otherwise for forms and queries, where all is text. */
function makeValidators( name, document, coerceTypes ) {
	const ajv = new Ajv( {
		strict: false,
		allErrors: true,
		coerceTypes,
		logger: false,
	} );
	addFormats( ajv );
	ajv.addSchema( document, name );
	const kept = new Map();
	return ( ...pointer ) => {
		const ref = `${ name }#/${ pointer.map( escapePointer ).join( '/' ) }`;
		if ( ! kept.has( ref ) ) {
			kept.set( ref, ajv.compile( { $ref: ref } ) );
		}
		return kept.get( ref );
	};
}

/** What does not fit, as one line; '' when all does. */
function faultOf( validate, value ) {
	return validate( value )
		? ''
		: validate.errors
				.map(
					( { instancePath, message, params } ) =>
						`${ instancePath } ${ message } ${
							params.additionalProperty ?? ''
						}`
				)
				.join( '; ' );
}

/** The paths of a description with their patterns, those without names in them first. */
const patternsOf = ( document ) =>
	Object.keys( document.paths )
		.sort( ( a, b ) => a.split( '{' ).length - b.split( '{' ).length )
		.map( ( template ) => [
			template,
			new RegExp(
				`^${ template
					.replace( /[.]/g, '\\.' )
					.replace( /\{[^}]+\}/g, '([^/]+)' ) }$`
			),
		] );

/**
 * The check of a service.
 *
 * @param {string} name Name of its description.
 * @param {Object} more Paths that it leaves out.
 * @return {{ request: Function, reply: Function }|null} Both give what is wrong as one line, '' for nothing; null where
 *                                                       the description is not there.
 */
export function service( name, more = {} ) {
	const document = description( name );
	if ( ! document ) {
		return null;
	}
	document.paths = { ...more, ...document.paths };
	const patterns = patternsOf( document );
	const findPath = ( method, pathname ) =>
		patterns.find(
			( [ template, pattern ] ) =>
				document.paths[ template ][ method ] && pattern.test( pathname )
		)?.[ 0 ];
	const strict = makeValidators( name, document, false );
	const loose = makeValidators( name, document, true );

	function parameters( template, method, query, headers ) {
		const operation = document.paths[ template ][ method ];
		return ( operation.parameters ?? [] )
			.map( ( { in: where, name: key, required }, index ) => {
				const value = {
					query: query[ key ],
					header: headers[ key.toLowerCase() ],
				}[ where ];
				if ( value === undefined ) {
					return required && where !== 'path'
						? `${ where } ${ key } missing`
						: '';
				}
				return faultOf(
					loose(
						'paths',
						template,
						method,
						'parameters',
						index,
						'schema'
					),
					value
				);
			} )
			.filter( Boolean );
	}

	function unknownQuery( template, method, query ) {
		const known = ( document.paths[ template ][ method ].parameters ?? [] )
			.filter( ( { in: where } ) => where === 'query' )
			.map( ( parameter ) => parameter.name );
		return Object.keys( query )
			.filter( ( key ) => ! known.includes( key ) )
			.map( ( key ) => `query ${ key } unknown` );
	}

	function body( template, method, headers, text ) {
		const content =
			document.paths[ template ][ method ].requestBody?.content;
		if ( ! content ) {
			return '';
		}
		const type = ( headers[ 'content-type' ] ?? '' ).split( ';' )[ 0 ];
		if ( ! content[ type ] ) {
			return `body is ${ type }, wanted ${ Object.keys( content ) }`;
		}
		const isForm = type.endsWith( 'urlencoded' );
		return faultOf(
			( isForm ? loose : strict )(
				'paths',
				template,
				method,
				'requestBody',
				'content',
				type,
				'schema'
			),
			isForm
				? qs.parse( text, { depth: 12, arrayLimit: 200 } )
				: JSON.parse( text )
		);
	}

	return {
		request(
			method,
			pathname,
			{ query = '', headers = {}, body: text = '' }
		) {
			const lower = method.toLowerCase();
			const template = findPath( lower, pathname );
			if ( ! template ) {
				return `no ${ method } ${ pathname }`;
			}
			const parsed = qs.parse( query );
			return [
				...parameters( template, lower, parsed, headers ),
				...unknownQuery( template, lower, parsed ),
				body( template, lower, headers, text ),
			]
				.filter( Boolean )
				.map( ( fault ) => `${ template }: ${ fault }` )
				.join( '; ' );
		},
		reply( method, pathname, status, json ) {
			const lower = method.toLowerCase();
			const template = findPath( lower, pathname );
			if ( ! template ) {
				return '';
			}
			const { responses } = document.paths[ template ][ lower ];
			const code = responses[ status ] ? status : 'default';
			const type = Object.keys( responses[ code ]?.content ?? {} )[ 0 ];
			const fault = type
				? faultOf(
						strict(
							'paths',
							template,
							lower,
							'responses',
							code,
							'content',
							type,
							'schema'
						),
						json
					)
				: '';
			return fault && `${ template } ${ status }: ${ fault }`;
		},
	};
}
