import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { toText } from '@shared/guards';
import { findService, getServiceName } from '../services';
import { ServiceIcon } from '../service-icon';
import type { Attributes } from '../types';

type Props = BlockEditProps< Attributes > & {
	context: Record< string, unknown >;
};

/** One button, as visitors see it. */
export default function Edit( { attributes, context, setAttributes }: Props ) {
	const service = findService( attributes.service );
	const style = context[ 'jetpack/sharing-buttons/styleType' ];
	const name = getServiceName( service );
	const label = toText( attributes.label );
	const props = useBlockProps( {
		className: `mainstreet-share__item is-${ service }`,
	} );
	if ( ! service ) {
		return (
			<li { ...props }>
				{ __(
					'This service is no longer available, so visitors do not see this button.',
					'mainstreet-blocks'
				) }
			</li>
		);
	}
	return (
		<li { ...props }>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Settings', 'mainstreet-blocks' ) }
					values={ attributes }
					onChange={ setAttributes }
					settings={ [
						{
							label: __( 'Label', 'mainstreet-blocks' ),
							reset: { label: undefined },
							control: ( title ) => (
								<TextControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									label={ title }
									placeholder={ name }
									value={ label }
									onChange={ ( typed ) =>
										setAttributes( {
											label: typed || undefined,
										} )
									}
								/>
							),
						},
					] }
				/>
			</InspectorControls>
			<span className="mainstreet-share__link">
				{ style !== 'text' && <ServiceIcon service={ service } /> }
				<span
					className={
						style === 'icon'
							? 'mainstreet-share__hidden'
							: undefined
					}
				>
					{ label.trim() || name }
				</span>
			</span>
		</li>
	);
}
