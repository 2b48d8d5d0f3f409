import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- core's own layout panel chooses with it.
	__experimentalToggleGroupControl as ToggleGroupControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalToggleGroupControlOptionIcon as ToggleGroupControlOptionIcon,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	arrowDown,
	arrowRight,
	justifyCenter,
	justifyLeft,
	justifyRight,
	justifySpaceBetween,
} from '@wordpress/icons';
import { toRecord } from '@shared/guards';
import { SettingsPanel } from '@shared/inspector';
import type { Attributes } from '../types';

type Props = {
	attributes: Attributes;
	setAttributes: ( attributes: Partial< Attributes > ) => void;
};

/** Settings for orientation and alignment of the fields, stored like core's flex layout. */
export function LayoutPanel( { attributes, setAttributes }: Props ) {
	const layout = toRecord( attributes.layout );
	const orientation =
		layout.orientation === 'horizontal' ? 'horizontal' : 'vertical';
	const set = ( changes: Record< string, unknown > ) => {
		const next: Record< string, unknown > = {
			type: 'flex',
			flexWrap: 'wrap',
			orientation,
			...layout,
			...changes,
		};
		const isSet =
			next.orientation === 'horizontal' ||
			next.justifyContent !== undefined;
		setAttributes( { layout: isSet ? next : undefined } );
	};
	const sides = [
		[ 'left', justifyLeft, __( 'Left', 'mainstreet-blocks' ) ],
		[ 'center', justifyCenter, __( 'Center', 'mainstreet-blocks' ) ],
		[ 'right', justifyRight, __( 'Right', 'mainstreet-blocks' ) ],
		[
			'space-between',
			justifySpaceBetween,
			__( 'Space between', 'mainstreet-blocks' ),
		],
	] as const;
	return (
		<SettingsPanel
			title={ __( 'Layout', 'mainstreet-blocks' ) }
			values={ {
				orientation,
				justifyContent: layout.justifyContent,
			} }
			onChange={ ( changes ) => set( changes ) }
			settings={ [
				{
					label: __( 'Justification', 'mainstreet-blocks' ),
					reset: { justifyContent: undefined },
					control: ( label ) => (
						<ToggleGroupControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ String( layout.justifyContent ?? 'left' ) }
							onChange={ ( justifyContent ) =>
								set( { justifyContent } )
							}
						>
							{ sides.map( ( [ value, icon, name ] ) => (
								<ToggleGroupControlOptionIcon
									key={ value }
									value={ value }
									icon={ icon }
									label={ name }
								/>
							) ) }
						</ToggleGroupControl>
					),
				},
				{
					label: __( 'Orientation', 'mainstreet-blocks' ),
					reset: { orientation: 'vertical' },
					control: ( label ) => (
						<ToggleGroupControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ orientation }
							onChange={ ( value ) =>
								set( { orientation: value } )
							}
						>
							<ToggleGroupControlOptionIcon
								value="horizontal"
								icon={ arrowRight }
								label={ __(
									'Horizontal',
									'mainstreet-blocks'
								) }
							/>
							<ToggleGroupControlOptionIcon
								value="vertical"
								icon={ arrowDown }
								label={ __( 'Vertical', 'mainstreet-blocks' ) }
							/>
						</ToggleGroupControl>
					),
				},
			] }
		/>
	);
}
