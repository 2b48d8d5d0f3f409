/** The blocks that upload, each way they do. */
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import EditImageCompare from '../../../blocks/image-compare/edit';
import { normalize } from '../../../blocks/simple-payments/attributes';
import { ProductImage } from '../../../blocks/simple-payments/edit/product-image';
import EditSlideshow from '../../../blocks/slideshow/edit';
import EditStory from '../../../blocks/story/edit';
import EditGallery from '../../../blocks/tiled-gallery/edit';
import EditVideo from '../../../blocks/video/edit';
import { withHostedEdit } from '../../../extensions/hosted-video/with-hosted-edit';
import { toList, toRecord, toText } from '@shared/guards';
import { FrameDialog } from '@shared/hosted-video/poster/frame-dialog';
import { TracksButton } from '@shared/hosted-video/tracks';
import type { Props, Scene, World } from './world';

const picture = ( name: string ) =>
	new File( [ 'x' ], name, { type: 'image/jpeg' } );
const film = ( name: string ) =>
	new File( [ 'x' ], name, { type: 'video/webm' } );

const PICTURES = [ picture( 'first.jpg' ), picture( 'second.jpg' ) ];
const FILMS = [ film( 'first.webm' ) ];

/** Types of edits say what the editor makes sure of. */
const draw = ( Edit: unknown ) => ( props: Props ) => {
	const Drawn = Edit as ComponentType< Props >;
	return <Drawn { ...props } />;
};

const DroppedFilm = withHostedEdit(
	() => null
) as unknown as ComponentType< Props >;

/** Whether all of a list are in the library. */
const areStored =
	( name: string, total: number ) =>
	( attributes: Record< string, unknown > ): boolean => {
		const list = toList( attributes[ name ] ).map( toRecord );
		return (
			list.length === total &&
			list.every( ( { url } ) => toText( url ).startsWith( 'https:' ) )
		);
	};

const isHosted = ( { guid }: Record< string, unknown > ) => guid === 'Qa12bC3d';

const OLD = { id: 1, url: 'https://example.org/old.jpg', alt: '' };

const LISTS = [
	'shared/image-list/picker.tsx',
	'shared/uploads/queue.ts',
	'shared/uploads/use-uploads.ts',
];
const PIECES = [
	'shared/hosted-video/edit/use-upload.ts',
	'shared/resumable/index.ts',
];

const useFrame = async ( { answer, settle }: World ) => {
	await answer();
	const video = screen.getByLabelText( 'Quay' );
	await settle( () => {
		fireEvent( video, new Event( 'loadeddata' ) );
	} );
	await settle( () => {
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Use this frame' } )
		);
	} );
};

const addTrack = async ( { answer, settle }: World ) => {
	const press = ( name: string ) =>
		settle( () => {
			fireEvent.click( screen.getByRole( 'button', { name } ) );
		} );
	await press( 'Text tracks' );
	await answer();
	await press( 'Upload track' );
	const input = document.querySelector( 'input[type="file"]' );
	await settle( () => {
		if ( input ) {
			fireEvent.change( input, {
				target: { files: [ new File( [ 'WEBVTT' ], 'a.vtt' ) ] },
			} );
		}
	} );
	await press( 'Save' );
};

export const SCENES: Record< string, Scene > = {
	Slideshow: {
		block: 'jetpack/slideshow',
		covers: LISTS,
		outlivesBlock: true,
		draw: draw( EditSlideshow ),
		files: PICTURES,
		isReady: areStored( 'images', 2 ),
	},
	'Tiled Gallery': {
		block: 'jetpack/tiled-gallery',
		covers: LISTS,
		outlivesBlock: true,
		draw: draw( EditGallery ),
		files: PICTURES,
		isReady: areStored( 'images', 2 ),
	},
	Story: {
		block: 'jetpack/story',
		covers: LISTS,
		outlivesBlock: true,
		draw: draw( EditStory ),
		files: PICTURES,
		isReady: areStored( 'mediaFiles', 2 ),
	},
	'Image Compare, a first picture': {
		block: 'jetpack/image-compare',
		covers: [ 'blocks/image-compare/edit/image-slot.tsx' ],
		outlivesBlock: true,
		draw: draw( EditImageCompare ),
		files: [ picture( 'first.jpg' ) ],
		isReady: ( { imageAfter } ) =>
			toRecord( imageAfter ).url === 'https://example.org/first.jpg',
	},
	'Image Compare, another picture': {
		block: 'jetpack/image-compare',
		covers: [ 'blocks/image-compare/edit/toolbar.tsx' ],
		outlivesBlock: true,
		attributes: { imageBefore: OLD, imageAfter: OLD },
		draw: draw( EditImageCompare ),
		files: [ picture( 'first.jpg' ) ],
		isReady: ( { imageAfter } ) =>
			toRecord( imageAfter ).url === 'https://example.org/first.jpg',
	},
	'Pay with PayPal': {
		block: 'jetpack/simple-payments',
		covers: [ 'blocks/simple-payments/edit/product-image.tsx' ],
		outlivesBlock: true,
		draw: ( { attributes, setAttributes } ) => (
			<ProductImage
				product={ normalize( attributes ) }
				onChange={ setAttributes }
			/>
		),
		files: [ picture( 'first.jpg' ) ],
		isReady: ( { featuredMediaUrl } ) =>
			featuredMediaUrl === 'https://example.org/first.jpg',
	},
	'Hosted Video': {
		block: 'videopress/video',
		covers: [ 'shared/hosted-video/edit/placeholder.tsx', ...PIECES ],
		draw: draw( EditVideo ),
		files: FILMS,
		isReady: isHosted,
	},
	'Hosted Video, of whose guid the response says nothing': {
		block: 'videopress/video',
		covers: PIECES,
		draw: draw( EditVideo ),
		files: [ film( 'second.webm' ) ],
		isReady: isHosted,
	},
	'Hosted Video, another film': {
		block: 'videopress/video',
		covers: [ 'shared/hosted-video/edit/toolbar.tsx', ...PIECES ],
		attributes: { guid: 'Zz98yX7w', id: 1 },
		draw: draw( EditVideo ),
		files: FILMS,
		isReady: isHosted,
	},
	'Hosted Video, a frame as its poster': {
		block: 'videopress/video',
		covers: [ 'shared/hosted-video/poster/take-frame.ts' ],
		attributes: { guid: 'Zz98yX7w', id: 1 },
		draw: ( { attributes, setAttributes } ) =>
			attributes.isOpen === false ? null : (
				<FrameDialog
					guid="Zz98yX7w"
					title="Quay"
					onPick={ ( poster ) => setAttributes( { poster } ) }
					onClose={ () => setAttributes( { isOpen: false } ) }
				/>
			),
		files: [],
		hand: useFrame,
		isReady: ( { poster } ) =>
			toText( poster ).startsWith( 'https://example.org/' ),
	},
	'Hosted Video, a text track': {
		block: 'videopress/video',
		covers: [ 'shared/hosted-video/tracks/use-tracks.ts' ],
		outlivesBlock: true,
		attributes: { guid: 'Zz98yX7w', id: 1 },
		draw: ( { setAttributes } ) => (
			<TracksButton
				guid="Zz98yX7w"
				onChange={ ( tracks ) => setAttributes( { tracks } ) }
			/>
		),
		files: [],
		hand: addTrack,
		isReady: ( { tracks } ) => toList( tracks ).length === 1,
	},
	'Video, a film that was dropped': {
		block: 'core/video',
		covers: PIECES,
		attributes: { fileForImmediateUpload: FILMS[ 0 ] },
		draw: draw( DroppedFilm ),
		files: [],
		isUnderWay: true,
		hand: ( { settle } ) => settle( () => {} ),
		isReady: isHosted,
	},
	'Video, two films that were dropped at once': {
		block: 'core/video',
		covers: PIECES,
		attributes: {
			first: { fileForImmediateUpload: film( 'first.webm' ) },
			second: { fileForImmediateUpload: film( 'second.webm' ) },
		},
		draw: ( { attributes, setAttributes } ) =>
			[ 'first', 'second' ].map( ( id ) => (
				<DroppedFilm
					key={ id }
					name="core/video"
					clientId={ id }
					isSelected={ false }
					attributes={ toRecord( attributes[ id ] ) }
					setAttributes={ ( changes ) =>
						setAttributes( {
							[ id ]: {
								...toRecord( attributes[ id ] ),
								...changes,
							},
						} )
					}
				/>
			) ),
		files: [],
		isUnderWay: true,
		hand: ( { settle } ) => settle( () => {} ),
		isReady: ( { first, second } ) =>
			isHosted( toRecord( first ) ) && isHosted( toRecord( second ) ),
	},
};

/** Files that upload, and have nothing to do with a block: why. */
export const EXEMPT: Record< string, string > = {
	'src/newsletter/screen/api.ts': 'a screen without a post',
	'src/uploads/screen/upload-entries.ts':
		'WordPress’s windows of media, which give a block what is in the library',
};
