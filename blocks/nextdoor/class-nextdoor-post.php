<?php
namespace Mainstreet\Blocks\Nextdoor;

use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

defined( 'ABSPATH' ) || exit;

/** Renders a post of Nextdoor in a frame. Its height comes from the frame (view.ts). */
final class Nextdoor_Post {

	/** Id in Embed_Services. */
	const SERVICE = 'nextdoor';

	/**
	 * Renders the block.
	 *
	 * @param mixed $stored URL as stored; any type.
	 * @return string Escaped HTML; '' if it cannot be embedded.
	 */
	public static function render( $stored ): string {
		$src = self::parse( $stored );
		if ( '' === $src ) {
			return '';
		}
		$embed = array(
			'link'  => str_replace( '/embed/', '/p/', $src ),
			'title' => __( 'Post on Nextdoor', 'mainstreet-blocks' ),
		);
		return sprintf( '<figure %s>%s</figure>', get_block_wrapper_attributes(), ( new Embed( self::SERVICE ) )->render_frame( $src, $embed ) );
	}

	/**
	 * Parses the URL of a post or of its frame, by the same rules as readPost() in read-post.ts.
	 *
	 * @param mixed $stored Stored value.
	 * @return string URL of the frame; '' if it cannot be embedded.
	 */
	public static function parse( $stored ): string {
		$url = Embed_Services::parse_url( self::SERVICE, $stored );
		return $url && preg_match( '#^/(?:embed|p)/(?:[^/]+/)*([A-Za-z0-9_-]{1,100})/?$#D', $url['path'], $parts )
			? 'https://' . $url['host'] . '/embed/' . $parts[1]
			: '';
	}
}
