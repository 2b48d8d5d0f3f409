import type { BlockConfiguration, BlockSaveProps } from '@wordpress/blocks';
import type { ReactNode } from 'react';
import { toText } from '@shared/guards';
import { extendAttributes, setSaving } from './attributes';
import { deprecated } from './deprecated';
import { save } from './save';
import { filesTransform } from './transforms';
import type { Attributes } from './types';

type Settings = BlockConfiguration< Attributes >;

type Save = ( props: BlockSaveProps< Attributes > ) => ReactNode;

/** Core's save for plain videos, this plugin's for hosted ones. */
const withSave =
	( coreSave: Save ): Save =>
	( props ) => {
		const guid = toText( props.attributes.guid );
		setSaving( guid !== '' );
		return guid
			? save( { attributes: props.attributes, guid } )
			: coreSave( props );
	};

/**
 * Creates the filter that adds hosted videos to core's video block.
 *
 * @param offers Whether hosted videos are offered here, and dropped files become some.
 */
export const extendVideo =
	( offers: boolean ) =>
	( settings: Settings, name: string, oldVersion?: unknown ): Settings =>
		name !== 'core/video' ||
		oldVersion ||
		'guid' in ( settings.attributes ?? {} )
			? settings
			: {
					...settings,
					attributes: extendAttributes(
						settings.attributes ?? {}
					) as Settings[ 'attributes' ],
					supports: { ...settings.supports, reusable: false },
					// Core's value is a function.
					save: withSave( settings.save as Save ),
					deprecated: [
						...deprecated,
						...( settings.deprecated ?? [] ),
					],
					...( offers && {
						transforms: {
							...settings.transforms,
							from: [
								filesTransform,
								...( settings.transforms?.from ?? [] ),
							],
						},
					} ),
				};
