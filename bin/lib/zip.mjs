/**
 * Zip archives, by adm-zip. It is imported only when used: commands that install the
 * dependencies load this file before they are there.
 */

/** What every file in an archive is dated and may be, so that the same files give the same bytes. */
const DATE = new Date( 1980, 0, 1 );
const MODE = 0o644;

/**
 * Packs files.
 *
 * @param {{name: string, data: Buffer}[]} files Names with forward slashes, and contents.
 * @return {Promise<Buffer>} The archive.
 */
export async function zip( files ) {
	const { default: AdmZip } = await import( 'adm-zip' );
	const archive = new AdmZip();
	for ( const { name, data } of files ) {
		archive.addFile( name, data, '', MODE ).header.time = DATE;
	}
	return archive.toBuffer();
}

/**
 * Unpacks an archive into a folder. Names that lead out of it are kept inside.
 *
 * @param {string} file   The archive.
 * @param {string} folder Where to; made when missing.
 * @return {Promise<string[]>} Names of the files in it.
 */
export async function unzip( file, folder ) {
	const { default: AdmZip } = await import( 'adm-zip' );
	const archive = new AdmZip( file );
	archive.extractAllTo( folder, true );
	return archive
		.getEntries()
		.filter( ( entry ) => ! entry.isDirectory )
		.map( ( { entryName } ) => entryName );
}
