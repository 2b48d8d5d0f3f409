import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	EditUrlControl,
	EmbedLoading,
	InertPreview,
	isMissing,
	PreviewFrame,
	resolveRedirect,
	StillPreview,
	useButtonStyle,
	useEmbed,
} from '@shared/embed-editor';
import { getFrameAddress, normalize, type Calendar } from '../attributes';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { CalendlyForm } from './form';
import { Inspector } from './inspector';
import { getButtonTemplate } from './button-template';
import { parseTyped, type Parsed } from '../parse';

/**
 * Reads what was typed, and asks whether the calendar is there. Only a clear “no” counts.
 *
 * @param typed  Address or embed code.
 * @param signal Ends the request.
 */
function resolveCalendar(
	typed: string,
	signal: AbortSignal
): Parsed | null | Promise< Parsed | null > {
	const parsed = parseTyped( typed );
	return (
		parsed &&
		resolveRedirect( parsed.url, signal ).then( ( answer ) =>
			isMissing( answer ) ? null : parsed
		)
	);
}

/** The button that leads to the calendar; a block of its own. */
function LinkButton() {
	return (
		<div
			{ ...useInnerBlocksProps(
				{},
				{ template: [ getButtonTemplate() ], templateLock: 'all' }
			) }
		/>
	);
}

/** Pixels that Calendly's page takes, as on the site (shared/embeds/services.json). */
const HEIGHT = 700;

function InlineCalendar( {
	calendar,
	isSelected,
}: {
	calendar: Calendar;
	isSelected: boolean;
} ) {
	return (
		<StillPreview
			icon={ icon }
			label={ __( 'Calendly', 'mainstreet-blocks' ) }
			height={ HEIGHT }
		>
			<InertPreview
				isSelected={ isSelected }
				label={ __( 'Calendly', 'mainstreet-blocks' ) }
			>
				<PreviewFrame
					service="calendly"
					src={ getFrameAddress(
						calendar,
						window.location.hostname
					) }
					title={ __( 'Calendly calendar', 'mainstreet-blocks' ) }
					height={ HEIGHT }
				/>
			</InertPreview>
		</StillPreview>
	);
}

export default function Edit( {
	attributes,
	clientId,
	isSelected,
}: BlockEditProps< Attributes > ) {
	const calendar = normalize( attributes );
	const change = useButtonStyle< Attributes >( clientId, {
		style: calendar.style,
		withButton: 'link',
		getButton: getButtonTemplate,
		hasUrl: true,
	} );
	const embed = useEmbed( {
		saved: calendar.url,
		resolve: resolveCalendar,
		onEmbed: change,
	} );
	const isEmbedded = embed.state === 'embedded';
	return (
		<div
			{ ...useBlockProps( {
				className: isEmbedded
					? `calendly-style-${ calendar.style }`
					: undefined,
			} ) }
		>
			{ calendar.url !== '' && (
				<Inspector calendar={ calendar } onChange={ change } />
			) }
			{ embed.state === 'editing' && <CalendlyForm embed={ embed } /> }
			{ embed.state === 'resolving' && <EmbedLoading /> }
			{ isEmbedded && (
				<>
					<EditUrlControl onEdit={ embed.edit } />
					{ calendar.style === 'link' ? (
						<LinkButton />
					) : (
						<InlineCalendar
							calendar={ calendar }
							isSelected={ isSelected }
						/>
					) }
				</>
			) }
		</div>
	);
}
