/** Stands in for core's package in tests of the edit. */
import type { ReactNode } from 'react';

type Picker = { onSelect: ( media: unknown ) => void };
type Passed = { children: ReactNode };

export const PHOTO = {
	id: 31,
	url: 'https://example.org/rope.jpg',
	alt: 'rope',
};

export const store = 'core/block-editor';

export const useBlockProps = ( props: object ) => props;

export const BlockIcon = () => null;

/** Chooses a picture; or one that is still being uploaded. */
export const MediaPlaceholder = ( { onSelect }: Picker ) => (
	<>
		<button onClick={ () => onSelect( PHOTO ) }>Media Library</button>
		<button onClick={ () => onSelect( { url: 'blob:1' } ) }>
			On its way
		</button>
	</>
);

export const MediaUpload = ( {
	render,
}: {
	render: ( part: { open: () => void } ) => ReactNode;
} ) => render( { open: () => {} } );

export const MediaUploadCheck = ( { children }: Passed ) => children;
