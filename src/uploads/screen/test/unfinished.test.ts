import type { State } from '../state';
import { findUnfinished, hasUnfinished } from '../unfinished';

const STATE: State = {
	from: 1,
	pictures: 1,
	address: 'https://a.example/wp-json/mainstreet/v1/tus',
	days: 7,
	user: '3',
};

const store = ( key: string, changes: object = {} ) =>
	localStorage.setItem(
		key,
		JSON.stringify( {
			size: 1000,
			metadata: {
				filename: 'tide.wav',
				filetype: 'audio/wav',
				user: '3',
			},
			creationTime: new Date().toString(),
			uploadUrl: `${ STATE.address }/0123`,
			...changes,
		} )
	);

beforeEach( () => localStorage.clear() );

test( 'uploads of this site within a week are found', () => {
	store( 'tus::a::1' );
	expect( findUnfinished( STATE ) ).toEqual( [
		{
			key: 'tus::a::1',
			address: `${ STATE.address }/0123`,
			name: 'tide.wav',
			size: 1000,
		},
	] );
} );

test( 'those of others, old ones and what can’t be read are not', () => {
	store( 'other::a::1' );
	store( 'tus::a::1', { uploadUrl: 'https://b.example/tus/1' } );
	store( 'tus::a::2', { uploadUrl: 7 } );
	store( 'tus::a::3', {
		creationTime: new Date( Date.now() - 8 * 86_400_000 ).toString(),
	} );
	store( 'tus::a::4', { creationTime: 'yesterday' } );
	store( 'tus::a::5', { metadata: null } );
	store( 'tus::a::0', { metadata: { filename: 'theirs.wav', user: '4' } } );
	store( 'tus::a::6', { size: '1000' } );
	localStorage.setItem( 'tus::a::7', '{' );
	localStorage.setItem( 'tus::a::8', '[]' );
	expect( findUnfinished( STATE ) ).toEqual( [] );
	store( 'tus::a::9' );
	expect( findUnfinished( { ...STATE, address: '' } ) ).toEqual( [] );
} );

test( 'they are offered on the screens of the media library', () => {
	store( 'tus::a::1' );
	document.body.innerHTML = '';
	expect( hasUnfinished( STATE ) ).toBe( false );
	document.body.innerHTML = '<div id="wp-media-grid"></div>';
	expect( hasUnfinished( STATE ) ).toBe( true );
} );
