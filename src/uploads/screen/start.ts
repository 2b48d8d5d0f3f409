import { readState } from './state';
import { interceptLargeFiles } from './intercept-large-files';
import { hasUnfinished } from './unfinished';

const load = () =>
	import( /* webpackChunkName: "library-uploads" */ './panel' );

/** Has large files of WordPress's own uploaders sent in pieces; what shows them arrives with the first one. */
export function startLargeUploads(): void {
	const state = readState();
	interceptLargeFiles( state, async ( file, uploader ) =>
		( await load() ).add( file, uploader )
	);
	// From now on the sentence below the uploader is true.
	document.body.classList.add( 'mainstreet-takes-large-files' );
	if ( hasUnfinished( state ) ) {
		// Nobody waits for it: the file can be chosen again without.
		load().then(
			( { offer } ) => offer( state ),
			() => {}
		);
	}
}
