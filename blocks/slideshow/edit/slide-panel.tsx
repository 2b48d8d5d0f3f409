import {
	TextareaControl,
	TextControl,
	Notice,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import type { Slide } from '../types';
import { parseLink } from './media';

type LinkProps = {
	label: string;
	link: string;
	onChange: ( link: string | undefined ) => void;
};

/** Link of a slide. What is typed stays in the field; only an address is saved. */
function LinkField( { label, link, onChange }: LinkProps ) {
	const [ typed, setTyped ] = useState( link );
	const [ saved, setSaved ] = useState( link );
	if ( link !== saved ) {
		// Another slide took this place, or undo: what is shown follows what is saved.
		setSaved( link );
		setTyped( link );
	}
	const isValid = parseLink( typed ) !== null;
	return (
		<VStack spacing={ 2 }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="url"
				label={ label }
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
		</VStack>
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
		<SettingsPanel
			title={ sprintf(
				/* translators: 1: number of the slide, 2: number of slides. */
				__( 'Slide %1$d of %2$d', 'mainstreet-blocks' ),
				current + 1,
				total
			) }
			values={ slide }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Alternative text', 'mainstreet-blocks' ),
					reset: { alt: '' },
					control: ( label ) => (
						<TextareaControl
							__nextHasNoMarginBottom
							label={ label }
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
					),
				},
				{
					label: __( 'Link', 'mainstreet-blocks' ),
					reset: { link: undefined },
					control: ( label ) => (
						<LinkField
							key={ current }
							label={ label }
							link={ slide.link ?? '' }
							onChange={ ( link ) => onChange( { link } ) }
						/>
					),
				},
			] }
		/>
	);
}
