/** Finds the files of the editor that upload something. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join( __dirname, '../../..' );

/** Core's ways to upload, ours, and a request with a file in it. */
const UPLOADS =
	/\bstartUpload\(|\buploadOnce\(|\bmediaUpload\(|\buploadMedia\(|<Media(?:Placeholder|ReplaceFlow)\b|\bonFilesDrop\b|\bnew FormData\(/;

/** Tests, and scripts of visitors' pages: nothing is saved there. */
const ELSEWHERE = /\/test\/|\/view(?:\/|\.ts$)|^shared\/view\//;

/** Files that upload, by their path in the repository. */
export const UPLOADING: string[] = [
	'blocks',
	'extensions',
	'shared',
	'src',
	'store',
].flatMap( ( top ) =>
	fs
		.readdirSync( path.join( ROOT, top ), {
			encoding: 'utf8',
			recursive: true,
		} )
		.map( ( file ) => `${ top }/${ file }` )
		.filter(
			( file ) =>
				/\.tsx?$/.test( file ) &&
				! ELSEWHERE.test( file ) &&
				UPLOADS.test(
					fs
						.readFileSync( path.join( ROOT, file ), 'utf8' )
						.replace( /^\s*(\/?\*|\/\/).*$/gm, '' )
				)
		)
		.sort()
);
