/** Unpacks zip archives with nothing but Node, as not every machine has an `unzip`. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** The entries of an archive's central directory. */
function* entries( zip ) {
	let end = zip.length - 22;
	while ( end >= 0 && zip.readUInt32LE( end ) !== END ) {
		end--;
	}
	if ( end < 0 ) {
		throw new Error( 'Not a zip archive.' );
	}
	let at = zip.readUInt32LE( end + 16 );
	for ( let left = zip.readUInt16LE( end + 10 ); left > 0; left-- ) {
		if ( zip.readUInt32LE( at ) !== ENTRY ) {
			throw new Error( 'Damaged zip archive.' );
		}
		const nameLength = zip.readUInt16LE( at + 28 );
		yield {
			name: zip.toString( 'utf8', at + 46, at + 46 + nameLength ),
			method: zip.readUInt16LE( at + 10 ),
			crc: zip.readUInt32LE( at + 16 ),
			size: zip.readUInt32LE( at + 20 ),
			offset: zip.readUInt32LE( at + 42 ),
		};
		at +=
			46 +
			nameLength +
			zip.readUInt16LE( at + 30 ) +
			zip.readUInt16LE( at + 32 );
	}
}

function content( zip, { method, size, offset } ) {
	if ( zip.readUInt32LE( offset ) !== LOCAL ) {
		throw new Error( 'Damaged zip archive.' );
	}
	const start =
		offset +
		30 +
		zip.readUInt16LE( offset + 26 ) +
		zip.readUInt16LE( offset + 28 );
	const data = zip.subarray( start, start + size );
	return method === 0 ? data : zlib.inflateRawSync( data );
}

/**
 * Unpacks an archive into a folder. Names that lead out of it are refused.
 *
 * @param {string} file   The archive.
 * @param {string} folder Where to; made when missing.
 * @return {string[]} Names of the files in it.
 */
export function unzip( file, folder ) {
	const zip = fs.readFileSync( file );
	const names = [];
	for ( const entry of entries( zip ) ) {
		const target = path.resolve( folder, entry.name );
		if (
			! ( target + path.sep ).startsWith(
				path.resolve( folder ) + path.sep
			)
		) {
			throw new Error(
				`The archive holds an unsafe name: ${ entry.name }`
			);
		}
		if ( entry.name.endsWith( '/' ) ) {
			fs.mkdirSync( target, { recursive: true } );
			continue;
		}
		fs.mkdirSync( path.dirname( target ), { recursive: true } );
		fs.writeFileSync( target, content( zip, entry ) );
		names.push( entry.name );
	}
	return names;
}
