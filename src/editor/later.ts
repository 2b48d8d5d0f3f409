/** The second step of the editor script: arrives when one of our blocks is used (CONTRIBUTING.md). */
import { later } from 'later-parts';
import { isOwn } from '@shared/register-block';
import { registerCollection } from '@shared/register-block/collection';

for ( const name of Object.keys( later ).filter( isOwn ).slice( 0, 1 ) ) {
	registerCollection( name.split( '/' )[ 0 ] ?? '' );
}

export { later };
