<?php
namespace Mainstreet\Social\Previews\Drawn_Card;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Previews\Card_Text;

defined( 'ABSPATH' ) || exit;

/**
 * An image made of a post's title and the site's name and logo. Its name is a hash of everything on it, so that a change results in
 * another image, and every server makes the same one.
 */
final class Drawn_Card {

	/** Event that draws a card which a page lacks. Arguments: post ID, data of the card. */
	const LATER = 'mainstreet_draw_card';

	/** Transient: cards can't be stored at present. */
	const FAILED = 'mainstreet_cards_failed';

	/** Maximum number of cards that wait to be drawn. Somebody who reads a whole archive would otherwise fill the list of events, which each request loads. */
	const WAITING = 10;

	/** Statuses of posts that are public, or may become so. */
	const STATES = array( 'publish', 'future', 'draft', 'auto-draft', 'pending' );

	/**
	 * Finds the image of a post.
	 *
	 * @param string $title Title, plain text on one line.
	 * @param bool   $draws Whether it may be drawn now; otherwise a missing one is drawn soon.
	 * @return array|null See Card_Image::find().
	 */
	public static function find( \WP_Post $post, string $title, bool $draws ): ?array {
		$look = self::is_wanted( $post ) ? Card_Data::from_title( $title ) : null;
		if ( ! $look ) {
			return null;
		}
		$folder = new Card_Folder( $post->ID );
		$file   = self::file_name( $look );
		if ( ! $folder->has( $file ) && ! ( $draws && self::draw( $folder, $look, self::published_file( $post ) ) ) ) {
			if ( ! $draws ) {
				self::schedule( $post, $look );
			}
			return null;
		}
		return array(
			'id'     => 0,
			'url'    => $folder->url( $file ),
			'width'  => Card_Data::WIDTH,
			'height' => Card_Data::HEIGHT,
			'alt'    => $title,
		);
	}

	/**
	 * Whether an image is a drawn card.
	 *
	 * @param array $image Image of a post, from Card_Image::find().
	 */
	public static function is_drawn( array $image ): bool {
		return empty( $image['id'] ) && isset( $image['url'] ) && false !== strpos( (string) $image['url'], '/' . Card_Folder::PLACE . '/' );
	}

	/**
	 * Draws a card and stores it.
	 *
	 * @param Card_Folder $folder Folder of the post.
	 * @param array       $look   Data of the card, from Card_Data::from_title().
	 * @param string      $live   Card that visitors see, if this one is for the preview of another title.
	 * @return bool Whether it exists now.
	 */
	public static function draw( Card_Folder $folder, array $look, string $live = '' ): bool {
		if ( get_transient( self::FAILED ) ) {
			return false;
		}
		$bytes = Card_Renderer::draw( $look );
		if ( '' === $bytes || $folder->store( self::file_name( $look ), $bytes, $live ) ) {
			return '' !== $bytes;
		}
		// If the disk is full or read-only, not every post tries again.
		set_transient( self::FAILED, 1, HOUR_IN_SECONDS );
		return false;
	}

	/**
	 * Finds the card of a post that visitors see.
	 *
	 * @param \WP_Post $post Stored post.
	 * @return string File name; '' for none.
	 */
	private static function published_file( \WP_Post $post ): string {
		$look = 'publish' === $post->post_status ? Card_Data::from_title( Card_Text::to_line( get_the_title( $post ) ) ) : null;
		return $look ? self::file_name( $look ) : '';
	}

	/** Whether a post may have a drawn card: it is public, or may become so. */
	public static function is_wanted( \WP_Post $post ): bool {
		$settings = Stored_Settings::all();
		$is_on    = ! isset( $settings['social_picture_card'] ) || $settings['social_picture_card'];
		$wanted   = $is_on && '' === $post->post_password && in_array( $post->post_status, self::STATES, true ) && is_post_type_viewable( $post->post_type ) && Card_Data::can_be_drawn();
		/**
		 * Filters whether a picture is drawn for a post that has none.
		 *
		 * @param bool     $wanted Whether it is.
		 * @param \WP_Post $post   Post.
		 */
		return (bool) apply_filters( 'mainstreet_picture_card', $wanted, $post ) && Card_Data::can_be_drawn();
	}

	/**
	 * File name of a card.
	 *
	 * @param array $look Data of the card, from Card_Data::from_title().
	 */
	public static function file_name( array $look ): string {
		// Keyed, so that nobody finds the card of a draft by guessing its title.
		return wp_hash( (string) wp_json_encode( $look ), 'nonce' ) . '.png';
	}

	/**
	 * Schedules drawing a card that a page lacks.
	 *
	 * @param array $look Data of the card, from Card_Data::from_title().
	 */
	private static function schedule( \WP_Post $post, array $look ): void {
		$args = array( $post->ID, $look );
		if ( 'publish' === $post->post_status && ! wp_next_scheduled( self::LATER, $args ) && self::count_scheduled() < self::WAITING && ! get_transient( self::FAILED ) ) {
			wp_schedule_single_event( time(), self::LATER, $args );
		}
	}

	/** Counts the cards that wait to be drawn. */
	private static function count_scheduled(): int {
		$count = 0;
		foreach ( (array) _get_cron_array() as $events ) {
			$count += is_array( $events ) && isset( $events[ self::LATER ] ) ? count( $events[ self::LATER ] ) : 0;
		}
		return $count;
	}
}
