<?php
namespace Mainstreet\Social\Previews\Drawn_Card;

use Mainstreet\Core\Stored_Settings;
use Mainstreet\Social\Previews\Card_Text;

defined( 'ABSPATH' ) || exit;

/**
 * A picture made of a post's title and the site's name and logo. Its name is a sum of all that is on it: what changes has
 * another picture, and a server that lacks it makes the same.
 */
final class Drawn_Card {

	/** Event: a card is drawn, because a page found none. Arguments: number of the post, what is on the card. */
	const LATER = 'mainstreet_draw_card';

	/** Transient: cards can't be stored here at present. */
	const FAILED = 'mainstreet_cards_failed';

	/** Cards that wait to be drawn at a time: who reads a whole archive would else fill the list of events, which each request reads. */
	const WAITING = 10;

	/** States of posts that are public, or may become so. */
	const STATES = array( 'publish', 'future', 'draft', 'auto-draft', 'pending' );

	/**
	 * The picture of a post.
	 *
	 * @param \WP_Post $post  Post.
	 * @param string   $title Its title, plain text on one line.
	 * @param bool     $draws Whether it may be drawn now; else a missing one is drawn soon.
	 * @return array|null As Card_Image::of().
	 */
	public static function of( \WP_Post $post, $title, $draws ) {
		$look = self::is_wanted( $post ) ? Card_Look::of( $title ) : null;
		if ( ! $look ) {
			return null;
		}
		$folder = new Card_Folder( $post->ID );
		$file   = self::file( $look );
		if ( ! $folder->has( $file ) && ! ( $draws && self::draw( $folder, $look, self::live( $post ) ) ) ) {
			if ( ! $draws ) {
				self::plan( $post, $look );
			}
			return null;
		}
		return array(
			'id'     => 0,
			'url'    => $folder->url( $file ),
			'width'  => Card_Look::WIDTH,
			'height' => Card_Look::HEIGHT,
			'alt'    => $title,
		);
	}

	/**
	 * Whether a picture is one of these.
	 *
	 * @param array $image Picture of a post, as Card_Image::of() gives it.
	 * @return bool
	 */
	public static function is_drawn( array $image ) {
		return empty( $image['id'] ) && isset( $image['url'] ) && false !== strpos( (string) $image['url'], '/' . Card_Folder::PLACE . '/' );
	}

	/**
	 * Draws a card and stores it.
	 *
	 * @param Card_Folder $folder Folder of the post.
	 * @param array       $look   What is on it.
	 * @param string      $live   Card that visitors see, if this is one of a title that is tried out.
	 * @return bool Whether it is there now.
	 */
	public static function draw( Card_Folder $folder, array $look, $live = '' ) {
		if ( get_transient( self::FAILED ) ) {
			return false;
		}
		$bytes = Card_Drawing::draw( $look );
		if ( '' === $bytes || $folder->store( self::file( $look ), $bytes, $live ) ) {
			return '' !== $bytes;
		}
		// A disk that is full or closed is not asked for each post.
		set_transient( self::FAILED, 1, HOUR_IN_SECONDS );
		return false;
	}

	/**
	 * The card that visitors see of a post.
	 *
	 * @param \WP_Post $post Post as it is stored.
	 * @return string Name of its file; '' for none.
	 */
	private static function live( \WP_Post $post ) {
		$look = 'publish' === $post->post_status ? Card_Look::of( Card_Text::line( get_the_title( $post ) ) ) : null;
		return $look ? self::file( $look ) : '';
	}

	/**
	 * Whether a post may have a drawn card: everybody may read it, or may be to.
	 *
	 * @param \WP_Post $post Post.
	 * @return bool
	 */
	public static function is_wanted( \WP_Post $post ) {
		$settings = Stored_Settings::all();
		$is_on    = ! isset( $settings['social_picture_card'] ) || $settings['social_picture_card'];
		$wanted   = $is_on && '' === $post->post_password && in_array( $post->post_status, self::STATES, true ) && is_post_type_viewable( $post->post_type ) && Card_Look::can_be_drawn();
		/**
		 * Filters whether a picture is drawn for a post that has none.
		 *
		 * @param bool     $wanted Whether it is.
		 * @param \WP_Post $post   Post.
		 */
		return (bool) apply_filters( 'mainstreet_picture_card', $wanted, $post ) && Card_Look::can_be_drawn();
	}

	/**
	 * Name of the file.
	 *
	 * @param array $look What is on it.
	 * @return string
	 */
	public static function file( array $look ) {
		// Keyed: nobody finds the card of a draft by guessing its title.
		return wp_hash( (string) wp_json_encode( $look ), 'nonce' ) . '.png';
	}

	/**
	 * Has a card drawn that a page lacks.
	 *
	 * @param \WP_Post $post Post.
	 * @param array    $look What is on it.
	 */
	private static function plan( \WP_Post $post, array $look ) {
		$args = array( $post->ID, $look );
		if ( 'publish' === $post->post_status && ! wp_next_scheduled( self::LATER, $args ) && self::waiting() < self::WAITING && ! get_transient( self::FAILED ) ) {
			wp_schedule_single_event( time(), self::LATER, $args );
		}
	}

	/**
	 * How many cards wait to be drawn.
	 *
	 * @return int
	 */
	private static function waiting() {
		$count = 0;
		foreach ( (array) _get_cron_array() as $events ) {
			$count += is_array( $events ) && isset( $events[ self::LATER ] ) ? count( $events[ self::LATER ] ) : 0;
		}
		return $count;
	}
}
