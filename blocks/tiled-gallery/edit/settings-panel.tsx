import { RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isOneOf } from '@shared/guards';
import { SettingsPanel } from '@shared/inspector';
import { MAX_COLUMNS, MAX_CORNERS, type Gallery } from '../attributes';
import { LINK_TARGETS, type Attributes, type LinkTarget } from '../types';

/** `columns` is undefined for the default of a new gallery. */
type Values = Pick< Partial< Attributes >, 'columns' > & {
	roundedCorners: number;
	linkTo: LinkTarget;
};

type Props = {
	gallery: Gallery;
	/** Stored number of columns. */
	columns: number | undefined;
	onChange: ( values: Partial< Values > ) => void;
};

const getTargetName = ( target: LinkTarget ): string =>
	( {
		none: __( 'None', 'mainstreet-blocks' ),
		media: __( 'Media file', 'mainstreet-blocks' ),
		attachment: __( 'Attachment page', 'mainstreet-blocks' ),
		custom: __( 'Custom URL', 'mainstreet-blocks' ),
	} )[ target ];

const hasColumns = ( { images, layout }: Gallery ): boolean =>
	layout !== 'rectangular' && images.length > 1;

const Range = ( props: {
	label: string;
	value: number;
	min: number;
	max: number;
	onChange: ( value: number ) => void;
} ) => (
	<RangeControl
		{ ...props }
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		onChange={ ( value ) => value !== undefined && props.onChange( value ) }
	/>
);

/** Settings for columns, corners and links of all images. */
export function GallerySettings( { gallery, columns, onChange }: Props ) {
	const { corners, images, layout, linkTo } = gallery;
	return (
		<SettingsPanel< Values >
			title={ __( 'Tiled Gallery settings', 'mainstreet-blocks' ) }
			values={ { columns, roundedCorners: corners, linkTo } }
			onChange={ onChange }
			settings={ [
				hasColumns( gallery ) && {
					label: __( 'Columns', 'mainstreet-blocks' ),
					reset: { columns: undefined },
					control: ( label ) => (
						<Range
							label={ label }
							value={ Math.min( gallery.columns, images.length ) }
							min={ 1 }
							max={ Math.min( MAX_COLUMNS, images.length ) }
							onChange={ ( value ) =>
								onChange( { columns: value } )
							}
						/>
					),
				},
				layout !== 'circle' && {
					label: __( 'Rounded corners', 'mainstreet-blocks' ),
					reset: { roundedCorners: 0 },
					isShownByDefault: false,
					control: ( label ) => (
						<Range
							label={ label }
							value={ corners }
							min={ 0 }
							max={ MAX_CORNERS }
							onChange={ ( value ) =>
								onChange( { roundedCorners: value } )
							}
						/>
					),
				},
				{
					label: __( 'Link to', 'mainstreet-blocks' ),
					reset: { linkTo: 'none' },
					control: ( label ) => (
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ linkTo }
							options={ LINK_TARGETS.map( ( value ) => ( {
								value,
								label: getTargetName( value ),
							} ) ) }
							onChange={ ( value: string ) =>
								isOneOf( LINK_TARGETS, value ) &&
								onChange( { linkTo: value } )
							}
						/>
					),
				},
			] }
		/>
	);
}
