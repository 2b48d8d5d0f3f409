import { readState } from './state';
import { interceptLargeFiles } from './intercept-large-files';
import { hasUnfinished } from './unfinished';

const load = () =>
	import( /* webpackChunkName: "library-uploads" */ './panel' );

/** Uploads large files of WordPress's own uploaders in chunks. The list of uploads is loaded with the first one. */
export function startLargeUploads(): void {
	const state = readState();
	interceptLargeFiles( state, async ( file, uploader ) =>
		( await load() ).add( file, uploader )
	);
	// Shows the hint below the uploader.
	document.body.classList.add( 'mainstreet-takes-large-files' );
	if ( hasUnfinished( state ) ) {
		// Optional: the file can also be chosen again without this list.
		load().then(
			( { offer } ) => offer( state ),
			() => {}
		);
	}
}
