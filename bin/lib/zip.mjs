/** Writes zip archives with nothing but Node. The same files give the same bytes. */
import zlib from 'node:zlib';

/* eslint-disable no-bitwise -- A checksum is made of bits. */
const TABLE = Int32Array.from( { length: 256 }, ( _, index ) => {
	let value = index;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? ( value >>> 1 ) ^ 0xedb88320 : value >>> 1;
	}
	return value;
} );

/** The archive's checksum (zlib.crc32 came with Node 22). */
function crc32( data ) {
	let crc = -1;
	for ( const byte of data ) {
		crc = ( crc >>> 8 ) ^ TABLE[ ( crc ^ byte ) & 0xff ];
	}
	return ( crc ^ -1 ) >>> 0;
}
/* eslint-enable no-bitwise */

/** 1 January 1980, the format's first day. */
const DATE = 0x21;
const NAMES_ARE_UTF8 = 0x800;
const MODE = 0o100644 * 0x10000;

function record( size, write ) {
	const buffer = Buffer.alloc( size );
	write( buffer );
	return buffer;
}

/** What the local header and the directory's entry have in common. */
function writeCommon( buffer, at, { crc, packed, data, name } ) {
	buffer.writeUInt16LE( 20, at ); // Version that can unpack it.
	buffer.writeUInt16LE( NAMES_ARE_UTF8, at + 2 );
	buffer.writeUInt16LE( 8, at + 4 ); // Deflate.
	buffer.writeUInt16LE( 0, at + 6 );
	buffer.writeUInt16LE( DATE, at + 8 );
	buffer.writeUInt32LE( crc, at + 10 );
	buffer.writeUInt32LE( packed.length, at + 14 );
	buffer.writeUInt32LE( data.length, at + 18 );
	buffer.writeUInt16LE( name.length, at + 22 );
}

/**
 * Packs files.
 *
 * @param {{name: string, data: Buffer}[]} files Names with forward slashes, and contents.
 * @return {Buffer} The archive.
 */
export function zip( files ) {
	const parts = [];
	const directory = [];
	let offset = 0;
	for ( const file of files ) {
		const entry = {
			name: Buffer.from( file.name ),
			data: file.data,
			crc: crc32( file.data ),
			packed: zlib.deflateRawSync( file.data, { level: 9 } ),
		};
		const local = record( 30, ( buffer ) => {
			buffer.writeUInt32LE( 0x04034b50, 0 );
			writeCommon( buffer, 4, entry );
		} );
		const start = offset;
		directory.push(
			record( 46, ( buffer ) => {
				buffer.writeUInt32LE( 0x02014b50, 0 );
				buffer.writeUInt16LE( 0x314, 4 ); // Made on Unix, so that the mode counts.
				writeCommon( buffer, 6, entry );
				buffer.writeUInt32LE( MODE, 38 );
				buffer.writeUInt32LE( start, 42 );
			} ),
			entry.name
		);
		parts.push( local, entry.name, entry.packed );
		offset += local.length + entry.name.length + entry.packed.length;
	}
	const size = directory.reduce( ( sum, part ) => sum + part.length, 0 );
	const end = record( 22, ( buffer ) => {
		buffer.writeUInt32LE( 0x06054b50, 0 );
		buffer.writeUInt16LE( files.length, 8 );
		buffer.writeUInt16LE( files.length, 10 );
		buffer.writeUInt32LE( size, 12 );
		buffer.writeUInt32LE( offset, 16 );
	} );
	return Buffer.concat( [ ...parts, ...directory, end ] );
}
