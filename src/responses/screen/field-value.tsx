import { __ } from '@wordpress/i18n';
import type { Field, ResponseImage } from './types';

/** Formats a file size. */
function formatSize( bytes: number ): string {
	const isLarge = bytes >= 1024 * 1024;
	const unit = isLarge ? 'megabyte' : 'kilobyte';
	const size = bytes / ( isLarge ? 1024 * 1024 : 1024 );
	return new Intl.NumberFormat( document.documentElement.lang || 'en', {
		style: 'unit',
		unit,
		maximumFractionDigits: isLarge ? 1 : 0,
	} ).format( Math.max( size, isLarge ? 0 : 1 ) );
}

/** URL of a value that is an email address, URL or phone number; other values are text only. */
function getLink( { type, value }: Field ): string {
	if ( type === 'email' && /^[^\s@<>"]+@[^\s@<>"]+$/.test( value ) ) {
		return `mailto:${ encodeURIComponent( value ).replace( '%40', '@' ) }`;
	}
	if (
		type === 'telephone' &&
		/^[+\d][\d\s()./-]{2,30}$/.test( value.trim() )
	) {
		return `tel:${ value.replace( /[^+\d]/g, '' ) }`;
	}
	return type === 'url' && /^https?:\/\/\S+$/i.test( value ) ? value : '';
}

/** Chosen images: thumbnails for those of the media library, links for others. */
const Pictures = ( { pictures }: { pictures: ResponseImage[] } ) => (
	<ul className="mainstreet-responses__pictures">
		{ pictures.map( ( { label, url, thumbnail }, index ) => (
			<li key={ index }>
				<a href={ url } rel="noreferrer">
					{ thumbnail && <img src={ thumbnail } alt="" /> }
					<bdi>{ label }</bdi>
				</a>
			</li>
		) ) }
	</ul>
);

/** Shows the value of a field. */
export function FieldValue( { field }: { field: Field } ) {
	const link = getLink( field );
	if ( field.files.length ) {
		return (
			<ul className="mainstreet-responses__downloads">
				{ field.files.map( ( { name, size, url } ) => (
					<li key={ url }>
						<a href={ url } download>
							{ name }
						</a>{ ' ' }
						({ formatSize( size ) })
					</li>
				) ) }
			</ul>
		);
	}
	if ( field.value === '' ) {
		return (
			<span className="mainstreet-responses__empty">
				{ __( 'Not answered', 'mainstreet-blocks' ) }
			</span>
		);
	}
	if ( field.pictures.length > 0 ) {
		return (
			<>
				<bdi className="mainstreet-responses__text">
					{ field.value }
				</bdi>
				<Pictures pictures={ field.pictures } />
			</>
		);
	}
	return link ? (
		<a href={ link } rel="noreferrer nofollow">
			<bdi>{ field.value }</bdi>
		</a>
	) : (
		<bdi className="mainstreet-responses__text">{ field.value }</bdi>
	);
}
