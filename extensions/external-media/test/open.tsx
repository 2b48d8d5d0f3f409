import apiFetch from '@wordpress/api-fetch';
import { render, screen } from '@testing-library/react';
import { SourceModal } from '../modal';
import type { Media } from '../types';

const request = jest.mocked( apiFetch );

const toItem = ( number: number ) => ( {
	ID: `p${ number }`,
	guid: `{"sig":"${ number }"}`,
	title: `Picture ${ number }`,
	caption: `By <a href="https://example.org">Ada</a>`,
	creator: 'Ada',
	license: 'CC BY 2.0',
	thumbnails: { medium: `https://example.org/${ number }.png` },
} );

export const toPage = ( from: number, to: number, next: string | false ) => ( {
	media: Array.from( { length: to - from + 1 }, ( _, index ) =>
		toItem( from + index )
	),
	meta: { next_page: next },
} );

export const toCopy = ( id: number ) => ( {
	id,
	url: `https://here.example/${ id }.png`,
	alt: '',
	type: 'image',
} );

export type Body = {
	media: { guid: string }[];
	service: string;
	post_id: number;
};

/** Draws the dialog; answers lists and copies by the mocked `apiFetch`, and gives what was inserted. */
export function open( {
	list = () => toPage( 1, 12, false ),
	copy = ( { media }: Body ) =>
		media.map( ( _, index ) => toCopy( index + 1 ) ),
	isMultiple = true,
}: {
	list?: ( path: string ) => unknown;
	copy?: ( body: Body ) => unknown;
	isMultiple?: boolean;
} = {} ) {
	const inserted: Media[][] = [];
	const close = jest.fn();
	request.mockImplementation( async ( options ) => {
		const answer =
			options?.method === 'POST'
				? copy( options.data as Body )
				: list( options?.path ?? '' );
		if ( answer instanceof Error ) {
			throw answer;
		}
		return answer;
	} );
	render(
		<SourceModal
			source="openverse"
			isMultiple={ isMultiple }
			getPresent={ async () => [] }
			onInsert={ ( media ) => inserted.push( media ) }
			onClose={ close }
		/>
	);
	return { inserted, close };
}

export const getPicture = ( number: number ) =>
	screen.findByRole( 'button', {
		name: `Picture ${ number } by Ada, CC BY 2.0`,
	} );
