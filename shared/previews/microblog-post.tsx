import { dateI18n } from '@wordpress/date';
import { Fragment } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { Path, SVG } from '@wordpress/primitives';
import { getHost } from './address';
import type { CardImage } from './card';
import { Footer } from './footer';
import { chooseMedia, isVideo, type Media } from './media';
import { isLocalImage } from './is-local-image';
import { truncate } from './truncate';

/** Links of microblogs: URLs, hashtags and mentions. */
const LINK =
	/(https?:\/\/[^\s<>"]+|(?<![\p{L}\p{N}_/])[#@][\p{L}\p{N}_][\p{L}\p{N}\p{M}_.@-]*)/u;

/** Text with highlighted links, hashtags and mentions. */
function MarkedText( { text }: { text: string } ) {
	return text.split( LINK ).map( ( part, index ) =>
		index % 2 ? (
			<span key={ index } className="mainstreet-preview__mark">
				{ part }
			</span>
		) : (
			<Fragment key={ index }>{ part }</Fragment>
		)
	);
}

/** Who posts. */
export type Profile = {
	name: string;
	/** Such as `@aurora@social.example`; '' for none. */
	handle: string;
	/** URL of the image; '' for none. */
	picture: string;
};

/** The card of a URL in a post. */
export type LinkCard = {
	url: string;
	title: string;
	/** May hold tags; they are not shown. */
	description: string;
	image: CardImage | null;
	isLarge?: boolean;
	/** Whether the image is on another host: a placeholder is shown then, so that the editor sends no request to it. */
	isElsewhere?: boolean;
};

export type MicroblogPostProps = {
	profile: Profile;
	/** When, as ISO 8601; '' for now. */
	date?: string;
	text: string;
	media?: readonly Media[];
	/** URL of the quoted post; '' for none. */
	quoted?: string;
	/** Null for none; media or a quoted post replace it. */
	card?: LinkCard | null;
};

const toDate = ( date: string ): string =>
	dateI18n(
		_x( 'M j', 'short month and day', 'mainstreet-blocks' ),
		date && ! Number.isNaN( Date.parse( date ) ) ? date : new Date()
	);

function MediaList( { media }: { media: readonly Media[] } ) {
	return (
		<div className={ `mainstreet-preview__media has-${ media.length }` }>
			{ media.map( ( each, index ) =>
				isVideo( each ) ? (
					<video
						key={ index }
						src={ each.url }
						aria-label={ each.alt || undefined }
						muted
						preload="metadata"
					/>
				) : (
					<img key={ index } src={ each.url } alt={ each.alt } />
				)
			) }
		</div>
	);
}

/** Placeholder for an image that is not loaded. */
const Elsewhere = ( { url }: { url: string } ) => (
	<span
		className="mainstreet-preview__elsewhere"
		role="img"
		aria-label={ sprintf(
			/* translators: %s: host name of a site. */
			__( 'Image from %s', 'mainstreet-blocks' ),
			getHost( url )
		) }
	>
		<SVG
			viewBox="0 0 24 24"
			width="32"
			height="32"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		>
			<Path d="M4.75 4.75h14.5v14.5H4.75Zm0 11.5 4-4 4 4 2.5-2.5 4 4M15 9.5h.01" />
		</SVG>
	</span>
);

function Link( props: LinkCard ) {
	const { url, title, description, image, isLarge } = props;
	return (
		<div
			className={ `mainstreet-preview__link ${
				isLarge && image ? 'is-large' : ''
			}` }
		>
			{ image &&
				( props.isElsewhere ? (
					<Elsewhere url={ image.url } />
				) : (
					<img src={ image.url } alt={ image.alt } />
				) ) }
			<div className="mainstreet-preview__text">
				<div className="mainstreet-preview__title" dir="auto">
					{ title }
				</div>
				<div className="mainstreet-preview__description" dir="auto">
					{ truncate( 'linkDescription', description ) }
				</div>
				<div className="mainstreet-preview__url">
					<bdi dir="ltr">{ getHost( url ) }</bdi>
				</div>
			</div>
		</div>
	);
}

/** A post at a microblog: Mastodon, Bluesky, X. */
export function MicroblogPost( props: MicroblogPostProps ) {
	const { profile, date = '', text, quoted = '', card = null } = props;
	const media = chooseMedia( props.media ?? [] );
	return (
		<article className="mainstreet-preview is-post">
			{ isLocalImage( profile.picture ) ? (
				<img
					className="mainstreet-preview__avatar"
					src={ profile.picture }
					alt=""
				/>
			) : (
				<span className="mainstreet-preview__avatar" />
			) }
			<div className="mainstreet-preview__text">
				<div className="mainstreet-preview__by">
					<bdi className="mainstreet-preview__name">
						{ profile.name }
					</bdi>
					{ profile.handle && (
						<bdi className="mainstreet-preview__handle" dir="ltr">
							{ profile.handle }
						</bdi>
					) }
					<span>
						<span aria-hidden="true">· </span>
						{ toDate( date ) }
					</span>
				</div>
				<div className="mainstreet-preview__message" dir="auto">
					<MarkedText text={ text } />
				</div>
				{ media.length > 0 && <MediaList media={ media } /> }
				{ quoted && (
					<div className="mainstreet-preview__quoted">
						<bdi dir="ltr">{ quoted }</bdi>
					</div>
				) }
				{ card && ! quoted && media.length === 0 && (
					<Link { ...card } />
				) }
				<Footer />
			</div>
		</article>
	);
}
