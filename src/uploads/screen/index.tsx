/** Large files of the media library's own uploaders: this is always there, the rest arrives with the first large file. */
import './public-path';
import { readState } from './state';
import './style.scss';
import { takeLargeFiles } from './take';
import { hasUnfinished } from './unfinished';

const load = () =>
	import( /* webpackChunkName: "library-uploads" */ './panel' );

const state = readState();
takeLargeFiles( state, async ( file, uploader ) =>
	( await load() ).add( file, uploader )
);
if ( hasUnfinished( state ) ) {
	// Nobody waits for it: the file can be chosen again without.
	load().then(
		( { offer } ) => offer( state ),
		() => {}
	);
}
