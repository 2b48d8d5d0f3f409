import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ColorSettings } from '@shared/color-settings';
import { toRecord } from '@shared/guards';
import { RadiusControl, StyleSettings } from '@shared/inspector';
import { getStyleAttributes } from '../login-button/style-attributes';
import type { Attributes } from '../login-button/types';

/** Colors of one's own: as the controls name them, and as they are kept in `style.color`. */
const OWN = {
	customTextColor: 'text',
	customBackgroundColor: 'background',
	customGradient: 'gradient',
} as const;

const isOwn = ( name: string ): name is keyof typeof OWN => name in OWN;

/** Attributes as the controls of colors expect them. */
function toControls( {
	style,
	...rest
}: Attributes ): Record< string, unknown > {
	const color = toRecord( toRecord( style ).color );
	return {
		...rest,
		...Object.fromEntries(
			Object.entries( OWN ).map( ( [ name, key ] ) => [
				name,
				color[ key ],
			] )
		),
	};
}

/** Attributes to set after a change in the controls. */
export function fromControls(
	changes: Record< string, unknown >,
	{ style }: Attributes
): Partial< Attributes > {
	const color = { ...toRecord( toRecord( style ).color ) };
	const rest: Record< string, unknown > = {};
	for ( const [ name, value ] of Object.entries( changes ) ) {
		if ( ! isOwn( name ) ) {
			rest[ name ] = value;
		} else if ( value === undefined ) {
			delete color[ OWN[ name ] ];
		} else {
			color[ OWN[ name ] ] = value;
		}
	}
	const { color: _old, ...others } = toRecord( style );
	const next = {
		...others,
		...( Object.keys( color ).length > 0 && { color } ),
	};
	return {
		...rest,
		style: Object.keys( next ).length > 0 ? next : undefined,
	};
}

/** The button that leads to the page for members; its text is typed in place. */
export default function LoginButton( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { className, style } = getStyleAttributes( attributes );
	return (
		<div { ...useBlockProps( { className: 'wp-block-button' } ) }>
			<ColorSettings
				attributes={ toControls( attributes ) }
				onChange={ ( changes ) =>
					setAttributes( fromControls( changes, attributes ) )
				}
				settings={ [
					{
						label: __( 'Text', 'mainstreet-blocks' ),
						color: 'textColor',
					},
					{
						label: __( 'Background', 'mainstreet-blocks' ),
						color: 'backgroundColor',
						gradient: 'gradient',
					},
				] }
			/>
			<StyleSettings
				group="border"
				values={ attributes }
				onChange={ setAttributes }
				settings={ [
					{
						label: __( 'Border radius', 'mainstreet-blocks' ),
						reset: { borderRadius: undefined },
						control: ( label ) => (
							<RadiusControl
								label={ label }
								value={ attributes.borderRadius }
								onChange={ ( borderRadius ) =>
									setAttributes( { borderRadius } )
								}
							/>
						),
					},
				] }
			/>
			<RichText
				identifier="text"
				className={ className }
				style={ style }
				aria-label={ __( 'Button text', 'mainstreet-blocks' ) }
				placeholder={ __( 'Add text…', 'mainstreet-blocks' ) }
				value={ attributes.text ?? '' }
				onChange={ ( text ) => setAttributes( { text } ) }
				withoutInteractiveFormatting
				disableLineBreaks
			/>
		</div>
	);
}
