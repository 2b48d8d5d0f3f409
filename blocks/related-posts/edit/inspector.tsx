import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	RangeControl,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { grid, list } from '@wordpress/icons';
import { hideByDefault, SettingsPanel } from '@shared/inspector';
import { MAX_POSTS, STANDARD } from '../attributes';
import type { Attributes } from '../types';

type Props = {
	settings: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** How the posts stand: in rows or one below the other. */
export function LayoutToolbar( { settings, onChange }: Props ) {
	const layouts = [
		{
			name: 'grid',
			icon: grid,
			label: __( 'Grid view', 'mainstreet-blocks' ),
		},
		{
			name: 'list',
			icon: list,
			label: __( 'List view', 'mainstreet-blocks' ),
		},
	] as const;
	return (
		<BlockControls>
			<ToolbarGroup>
				{ layouts.map( ( { name, icon, label } ) => (
					<ToolbarButton
						key={ name }
						icon={ icon }
						label={ label }
						isPressed={ settings.postLayout === name }
						onClick={ () => onChange( { postLayout: name } ) }
					/>
				) ) }
			</ToolbarGroup>
		</BlockControls>
	);
}

/** What is shown of each post, and how many. */
export function Inspector( { settings, onChange }: Props ) {
	const toggle = (
		name:
			| 'displayThumbnails'
			| 'displayDate'
			| 'displayContext'
			| 'displayAuthor',
		label: string,
		standard: boolean
	) => ( {
		label,
		reset: { [ name ]: standard },
		control: () => (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ settings[ name ] }
				onChange={ ( isOn ) => onChange( { [ name ]: isOn } ) }
			/>
		),
	} );
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Settings', 'mainstreet-blocks' ) }
				values={ settings }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Number of posts', 'mainstreet-blocks' ),
						reset: { postsToShow: STANDARD },
						control: ( label ) => (
							<RangeControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ label }
								min={ 1 }
								max={ MAX_POSTS }
								value={ settings.postsToShow }
								onChange={ ( count ) =>
									onChange( {
										postsToShow: count ?? STANDARD,
									} )
								}
							/>
						),
					},
					toggle(
						'displayThumbnails',
						__( 'Display thumbnails', 'mainstreet-blocks' ),
						false
					),
					hideByDefault(
						toggle(
							'displayDate',
							__( 'Display date', 'mainstreet-blocks' ),
							true
						)
					),
					hideByDefault(
						toggle(
							'displayAuthor',
							__( 'Display author', 'mainstreet-blocks' ),
							false
						)
					),
					hideByDefault(
						toggle(
							'displayContext',
							__(
								'Display context (category or tag)',
								'mainstreet-blocks'
							),
							false
						)
					),
				] }
			/>
		</InspectorControls>
	);
}
