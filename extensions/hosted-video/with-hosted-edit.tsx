import type { BlockEditProps } from '@wordpress/blocks';
import { useEffect, useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import { getEditorState } from '@shared/editor-state';
import { useSaveLock } from '@shared/post-editor';
import { lazyEdit } from '@shared/register-block/lazy-edit';
import { isVideoFile } from './is-video-file';
import type { Attributes } from './types';

type Props = BlockEditProps< Attributes > & { name: string };
type Edit = ComponentType< Props >;

const HostedEdit = lazyEdit< Attributes >(
	() => import( /* webpackChunkName: "video" */ './edit' ),
	'videopress/video'
);

const isHosted = ( { attributes, name }: Props ): boolean =>
	name === 'core/video' &&
	( Boolean( attributes.guid ) ||
		isVideoFile( attributes.fileForImmediateUpload ) );

/**
 * Locks saving until the code that uploads a dropped video has loaded and takes the lock over. The lock also ends when the code cannot
 * be loaded; the placeholder shows that failure.
 */
function useLockWhileLoading( { attributes, clientId }: Props ): void {
	const [ isLoading, setLoading ] = useState( true );
	const isWaiting =
		isLoading &&
		isVideoFile( attributes.fileForImmediateUpload ) &&
		getEditorState().uploads.nonce !== '';
	useEffect( () => {
		const end = () => setLoading( false );
		if ( isWaiting ) {
			HostedEdit.preload().then( end, end );
		}
	}, [ isWaiting ] );
	useSaveLock( `mainstreet-film-${ clientId }`, isWaiting );
}

function Hosted( props: Props ) {
	useLockWhileLoading( props );
	return <HostedEdit { ...props } />;
}

/**
 * Filter `editor.BlockEdit`: replaces the edit of core's video block for hosted videos, and for files that are being
 * uploaded.
 *
 * @param BlockEdit What draws the block.
 */
export const withHostedEdit = ( BlockEdit: Edit ): Edit =>
	function EditHosted( props ) {
		return isHosted( props ) ? (
			<Hosted { ...props } />
		) : (
			<BlockEdit { ...props } />
		);
	};
