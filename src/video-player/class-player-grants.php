<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Video;
use Mainstreet\Videos\Access\Video_Signatures;

defined( 'ABSPATH' ) || exit;

/** Adds grants (Video_Signatures) to the players in HTML, whether they come from blocks, URLs, shortcodes or patterns. */
final class Player_Grants {

	/** URL parameter with the grant. */
	const PARAM = 'grant';

	/**
	 * Adds a grant to each player of a private video.
	 *
	 * @param string $html HTML for a visitor who can watch all videos in it, on an uncached page.
	 */
	public static function add_grants( string $html ): string {
		// Render the shortcodes now: when core renders them, it is no longer known which part of the content they are in.
		$html = false === strpos( $html, '[' ) ? $html : (string) preg_replace_callback( '/' . get_shortcode_regex( array( 'wpvideo', 'videopress' ) ) . '/s', 'do_shortcode_tag', $html );
		if ( false === strpos( $html, Player_Url::PARAM . '=' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'iframe' ) ) {
			$src     = $tags->get_attribute( 'src' );
			$address = is_string( $src ) ? Player_Url::parse( $src ) : null;
			$video   = $address ? Player_Video::find( $address['guid'] ) : null;
			if ( $video && $video->is_private ) {
				$tags->set_attribute( 'src', add_query_arg( self::PARAM, Video_Signatures::create_grant( $video->guid ), $src ) );
			}
		}
		return $tags->get_updated_html();
	}
}
