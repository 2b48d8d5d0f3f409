import {
	PanelBody,
	TextareaControl,
	TextControl,
	Notice,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Slide } from '../types';
import { parseLink } from './media';

type LinkProps = {
	link: string;
	onChange: ( link: string | undefined ) => void;
};

/** Link of a slide. What is typed stays in the field; only an address is saved. */
function LinkField( { link, onChange }: LinkProps ) {
	const [ typed, setTyped ] = useState( link );
	const [ saved, setSaved ] = useState( link );
	if ( link !== saved ) {
		// Another slide took this place, or undo: what is shown follows what is saved.
		setSaved( link );
		setTyped( link );
	}
	const isValid = parseLink( typed ) !== null;
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="url"
				label={ __( 'Link', 'mainstreet-blocks' ) }
				help={ __(
					'Where a press on the picture leads. Optional.',
					'mainstreet-blocks'
				) }
				value={ typed }
				aria-invalid={ ! isValid }
				onChange={ ( text: string ) => {
					setTyped( text );
					const address = parseLink( text );
					if ( address !== null ) {
						setSaved( address );
						onChange( address || undefined );
					}
				} }
			/>
			{ ! isValid && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'Please enter a web address, such as https://example.com.',
						'mainstreet-blocks'
					) }
				</Notice>
			) }
		</>
	);
}

type Props = {
	slide: Slide;
	current: number;
	total: number;
	onChange: ( values: Partial< Slide > ) => void;
};

/** Alternative text and link of the slide that is shown. */
export function SlidePanel( { slide, current, total, onChange }: Props ) {
	const isNameless = Boolean( slide.link ) && slide.alt.trim() === '';
	return (
		<PanelBody
			title={ sprintf(
				/* translators: 1: number of the slide, 2: number of slides. */
				__( 'Slide %1$d of %2$d', 'mainstreet-blocks' ),
				current + 1,
				total
			) }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Alternative text', 'mainstreet-blocks' ) }
				help={
					isNameless
						? __(
								'This picture is a link: say where it leads.',
								'mainstreet-blocks'
							)
						: __(
								'Describe what the picture is for. Leave it empty if it is only decoration.',
								'mainstreet-blocks'
							)
				}
				value={ slide.alt }
				onChange={ ( alt: string ) => onChange( { alt } ) }
			/>
			<LinkField
				key={ current }
				link={ slide.link ?? '' }
				onChange={ ( link ) => onChange( { link } ) }
			/>
		</PanelBody>
	);
}
