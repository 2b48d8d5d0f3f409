import { readMedia } from '../read-media';

const fromModal = {
	id: 7,
	url: 'https://example.org/full.jpg',
	alt: 'Boat',
	width: 2000,
	height: 3000,
	sizes: {
		large: {
			url: 'https://example.org/large.jpg',
			width: 683,
			height: 1024,
		},
	},
};
const fromRest = {
	id: 8,
	source_url: 'https://example.org/rest.jpg',
	alt_text: 'Quay',
	media_details: {
		width: 720,
		height: 1280,
		sizes: { large: { source_url: 'https://example.org/rest-large.jpg' } },
	},
};

describe( 'readMedia', () => {
	it( 'knows the shapes of the media modal and of the REST API', () => {
		expect( readMedia( fromModal, 'large' ) ).toEqual( {
			id: 7,
			alt: 'Boat',
			url: 'https://example.org/large.jpg',
			width: 683,
			height: 1024,
		} );
		expect( readMedia( fromRest, 'large' ) ).toMatchObject( {
			id: 8,
			alt: 'Quay',
			url: 'https://example.org/rest-large.jpg',
		} );
	} );

	it( 'gives the full file where the size does not exist, or none is named', () => {
		expect( readMedia( fromModal, 'medium' ) ).toMatchObject( {
			url: 'https://example.org/full.jpg',
			width: 2000,
		} );
		expect( readMedia( fromRest ) ).toMatchObject( {
			url: 'https://example.org/rest.jpg',
			width: 720,
			height: 1280,
		} );
	} );

	it.each( [
		null,
		'x',
		{},
		{ id: 7 },
		{ id: 'x', url: 'u' },
		{ url: 'u' },
		{ id: 7, url: 4, sizes: 'x', media_details: [] },
	] )( 'refuses %j', ( media ) => {
		expect( readMedia( media, 'large' ) ).toBeNull();
	} );
} );
