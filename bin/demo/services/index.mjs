/** What the demo's services answer themselves; the rest is the fakes'. Each is asked in turn. */
import { answerFrame } from './frames.mjs';
import { answerMap } from './map.mjs';
import { answerRasterMap } from './map-raster.mjs';
import { answerPhoto } from './photos.mjs';
import { answerPodcast } from './podcast.mjs';
import { answerTimeline } from './timeline.mjs';

/**
 * The answer to a request, if the demo has one of its own.
 *
 * @param {Object} asked As handle() of a fake gets it.
 * @param {string} base  Address of the services.
 * @return {Promise<Object|undefined>} Undefined leaves it to the fake.
 */
export async function answerService( asked, base ) {
	return (
		answerPodcast( asked ) ??
		answerMap( asked ) ??
		answerRasterMap( asked ) ??
		answerPhoto( asked ) ??
		answerFrame( asked ) ??
		( await answerTimeline( asked, base ) )
	);
}
