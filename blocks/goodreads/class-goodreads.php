<?php
namespace Mainstreet\Blocks\Goodreads;

use Mainstreet\Core\Attributes;
use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

defined( 'ABSPATH' ) || exit;

/** Renders a link to a shelf, which the script of Goodreads replaces with the books (view.ts). */
final class Goodreads {

	/** Id in Embed_Services. */
	const SERVICE = 'goodreads';

	/** Keys of the query of the script. */
	const KEYS = '/^(?:cover_size|num_books|order|shelf|show_(?:author|cover|rating|review|tags|title)|sort|widget_id)$/D';

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML; '' without a valid script.
	 */
	public static function render( array $attributes ): string {
		$shelf = self::parse( $attributes['link'] ?? '' );
		$id    = Attributes::text( $attributes, 'id' );
		if ( ! $shelf || ! preg_match( '/^gr_(?:custom|grid)_widget_\d{1,10}$/D', $id ) ) {
			return '';
		}
		$embed = array(
			'link'    => 'https://www.goodreads.com/review/list/' . $shelf['user'] . '?shelf=' . rawurlencode( $shelf['shelf'] ),
			'title'   => __( 'Books on Goodreads', 'mainstreet-blocks' ),
			'text'    => __( 'Books on Goodreads', 'mainstreet-blocks' ),
			'wrapper' => array(),
		);
		return is_feed()
			? '<p>' . Embed::render_link( $embed ) . '</p>'
			: ( new Embed( self::SERVICE ) )->render_box(
				$embed,
				array(
					'widget' => $shelf['widget'],
					'shelf'  => $id,
				)
			);
	}

	/**
	 * Parses the URL of the script, by the same rules as normalize() in shelf.ts.
	 *
	 * @param mixed $stored Attribute `link`.
	 * @return array|null `widget` (the URL behind `/review/`), `user` (ID) and `shelf`; null for other URLs.
	 */
	public static function parse( $stored ): ?array {
		$stored = is_string( $stored ) ? str_ireplace( array( '&amp;', '&#038;', '&#38;' ), '&', $stored ) : '';
		$url    = Embed_Services::parse_url( self::SERVICE, $stored );
		$is_one = $url && '' === $url['fragment'] && preg_match( '#^/review/((?:custom|grid)_widget/(\d{1,15})\.[^\\\\]{0,400})$#D', $url['path'], $parts );
		if ( ! $is_one || preg_match( '#/(?:\.|%2e){1,2}(?:/|$)#iD', $url['path'] ) ) {
			return null;
		}
		wp_parse_str( $url['query'], $query );
		foreach ( $query as $key => $value ) {
			if ( ! preg_match( self::KEYS, (string) $key ) || ! is_string( $value ) ) {
				return null;
			}
		}
		return array(
			'widget' => $parts[1] . ( '' === $url['query'] ? '' : '?' . $url['query'] ),
			'user'   => $parts[2],
			'shelf'  => $query['shelf'] ?? 'read',
		);
	}
}
