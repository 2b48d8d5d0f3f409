<?php
namespace Mainstreet\Blocks\Google_Docs_Embed;

use Mainstreet\Core\Attributes;
use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

defined( 'ABSPATH' ) || exit;

/** Renders a document in a frame, with a link below it: only the link helps people who may not view the document. */
final class Google_Docs {

	/** Id in Embed_Services. */
	const SERVICE = 'google-docs';

	/** Values of the attribute `variation`, without the prefix `jetpack/`, by first part of the path. */
	const VARIATIONS = array(
		'document'     => 'google-docs',
		'spreadsheets' => 'google-sheets',
		'presentation' => 'google-slides',
	);

	/** Page of the published version of a document that is made for frames. */
	const PUBLISHED = array(
		'document'     => 'pub?embedded=true',
		'spreadsheets' => 'pubhtml?widget=true&headers=false',
		'presentation' => 'embed',
	);

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML; '' if the URL is not of a document of the block's kind.
	 */
	public static function render( array $attributes ): string {
		$found = self::parse( $attributes['url'] ?? '' );
		if ( ! $found || self::kind( $attributes ) !== $found['kind'] ) {
			return '';
		}
		$embed = array(
			'link'  => $found['url'],
			'title' => self::title( $found['kind'] ),
			'text'  => __( 'Open the document on Google', 'mainstreet-blocks' ),
		);
		if ( is_feed() ) {
			return '<p>' . Embed::render_link( $embed ) . '</p>';
		}
		return sprintf(
			'<figure %s><div class="wp-block-jetpack-google-docs-embed__wrapper">%s</div><figcaption>%s</figcaption></figure>',
			get_block_wrapper_attributes( array( 'class' => 'ar-100' === Attributes::text( $attributes, 'aspectRatio' ) ? 'ar-100' : 'ar-50' ) ),
			( new Embed( self::SERVICE ) )->render_frame( $found['src'], $embed ),
			Embed::render_link( $embed )
		);
	}

	/**
	 * Parses the URL of a document, by the same rules as readDocument() in read-document.ts.
	 *
	 * @param mixed $stored Stored value.
	 * @return array|null `kind` (first part of the path), `url` (https) and `src` of the frame; null if it cannot be embedded.
	 */
	public static function parse( $stored ): ?array {
		$url     = Embed_Services::parse_url( self::SERVICE, is_string( $stored ) ? str_ireplace( array( '&amp;', '&#038;', '&#38;' ), '&', $stored ) : '' );
		$pattern = '#^(?:/a/[^/]+)?/(document|spreadsheets|presentation)/(?:u/\d{1,3}/)?d/(e/)?([A-Za-z0-9_-]{1,200})(?:/|$)#D';
		if ( ! $url || ! preg_match( $pattern, $url['path'], $parts ) ) {
			return null;
		}
		list( , $kind, $published, $id ) = $parts;
		return array(
			'kind' => $kind,
			'url'  => $url['url'],
			'src'  => 'https://docs.google.com/' . $kind . '/d/' . ( '' === $published ? $id . '/preview' : 'e/' . $id . '/' . self::PUBLISHED[ $kind ] ),
		);
	}

	/**
	 * Returns the kind of document that the block shows.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Key of VARIATIONS; `document` if the block has none.
	 */
	private static function kind( array $attributes ): string {
		$kind = array_search( preg_replace( '#^jetpack/#', '', Attributes::text( $attributes, 'variation' ) ), self::VARIATIONS, true );
		return $kind ? $kind : 'document';
	}

	/** Returns the title of the frame. */
	private static function title( string $kind ): string {
		$titles = array(
			'document'     => __( 'Document on Google Docs', 'mainstreet-blocks' ),
			'spreadsheets' => __( 'Spreadsheet on Google Sheets', 'mainstreet-blocks' ),
			'presentation' => __( 'Presentation on Google Slides', 'mainstreet-blocks' ),
		);
		return $titles[ $kind ];
	}
}
