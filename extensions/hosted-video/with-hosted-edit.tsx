import type { BlockEditProps } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import { lazyEdit } from '@shared/register-block/lazy-edit';
import { isFilm } from './film';
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
		isFilm( attributes.fileForImmediateUpload ) );

/**
 * Filter `editor.BlockEdit`: core's video block is drawn by us while it holds a hosted video, or a file on its way to be one.
 *
 * @param BlockEdit What draws the block.
 */
export const withHostedEdit = ( BlockEdit: Edit ): Edit =>
	function EditHosted( props ) {
		return isHosted( props ) ? (
			<HostedEdit { ...props } />
		) : (
			<BlockEdit { ...props } />
		);
	};
