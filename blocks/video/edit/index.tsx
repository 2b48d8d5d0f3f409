import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Path, Rect, SVG } from '@wordpress/primitives';
import { HostedVideoEdit } from '@shared/hosted-video/edit';
import { useInsertAfter } from '@shared/hosted-video/edit/use-insert-behind';
import type { Attributes } from '../types';

/** Static image of a player: the preview in the inserter sends no request. */
const Example = ( {
	attributes,
	blockProps,
}: {
	attributes: Attributes;
	blockProps: object;
} ) => (
	<figure { ...blockProps }>
		<SVG
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 320 180"
			role="img"
			aria-label={ __( 'A video', 'mainstreet-blocks' ) }
			style={ { display: 'block', inlineSize: '100%' } }
		>
			<Rect width="320" height="180" fill="#1d3a4f" />
			<Path d="M0 130q40-14 80 0t80 0 80 0 80 0v50H0z" fill="#3b6e8f" />
			<Path d="M140 60l44 26-44 26z" fill="#fff" />
			<Rect x="16" y="162" width="288" height="4" fill="#8fb3c9" />
			<Rect x="16" y="162" width="96" height="4" fill="#fff" />
		</SVG>
		<figcaption>{ attributes.caption }</figcaption>
	</figure>
);

/** Saved attributes of older posts that have no control; removed when another video is chosen. */
const OF_ANOTHER: Partial< Attributes > = {
	allowDownload: undefined,
	cacheHtml: '',
	description: undefined,
	displayEmbed: true,
	duration: undefined,
	isPrivate: undefined,
	posterData: {},
	privacySetting: 1,
	rating: undefined,
	videoRatio: undefined,
};

/** Videos of blocks that are not drawn yet, by the block: a file can't be an attribute, as that is saved. */
const waiting = new Map< string, File >();

/** The video that a new block begins with, if it has none. */
function useFirstFilm( clientId: string, guid?: string ): File | undefined {
	const [ film ] = useState( () =>
		guid ? undefined : waiting.get( clientId )
	);
	useEffect( () => {
		waiting.delete( clientId );
	}, [ clientId ] );
	return film;
}

const createWaiting = ( film: File ) => {
	const block = createBlock( 'videopress/video' );
	waiting.set( block.clientId, film );
	return block;
};

/** A hosted video in the editor. */
export default function Edit( {
	attributes,
	clientId,
	isSelected,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { replaceBlock } = useDispatch( blockEditorStore );
	const blockProps = useBlockProps();
	const film = useFirstFilm( clientId, attributes.guid );
	const onMore = useInsertAfter( clientId, createWaiting );
	if ( attributes.isExample && ! attributes.guid ) {
		return <Example attributes={ attributes } blockProps={ blockProps } />;
	}
	return (
		<HostedVideoEdit
			attributes={ attributes }
			setAttributes={ ( changes ) =>
				setAttributes( {
					...changes,
					...( changes.guid &&
						changes.guid !== attributes.guid &&
						OF_ANOTHER ),
				} )
			}
			isSelected={ isSelected }
			clientId={ clientId }
			blockProps={ blockProps }
			file={ film }
			onMore={ onMore }
			// A video that can't be hosted is one of core's.
			onPlain={ ( { id, src } ) =>
				replaceBlock(
					clientId,
					createBlock( 'core/video', {
						id,
						src,
						caption: attributes.caption,
						align: attributes.align,
					} )
				)
			}
		/>
	);
}
