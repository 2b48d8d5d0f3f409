<?php
namespace Mainstreet\Social\Previews;

defined( 'ABSPATH' ) || exit;

/** The card of pages that are not a single post: the front page, the blog page and archives. Texts are plain, on one line. */
final class Site_Card {

	/** MIME types of images that networks show. */
	const TYPES = array( 'image/png', 'image/jpeg', 'image/gif', 'image/webp' );

	/**
	 * Card of the current page.
	 *
	 * @param string $front Description of the front page from the settings; '' for none.
	 * @return array See Post_Card::get_data(), without the texts for search engines; `url` is '' for an archive without a URL of its own.
	 */
	public static function get_data( string $front ): array {
		$description = is_front_page() ? $front : Card_Text::to_line( (string) get_the_archive_description() );
		$description = Card_Text::remove_tags( '' === $description ? Card_Text::to_line( get_bloginfo( 'description' ) ) : $description );
		return array(
			'title'       => self::title(),
			'description' => Card_Text::shorten( $description, Post_Card::CARD ),
			'url'         => self::url(),
			'image'       => self::image(),
			'type'        => 'summary',
			'site'        => Card_Text::to_line( get_bloginfo( 'name' ) ),
			'published'   => '',
			'modified'    => '',
		);
	}

	/** Title of the page. */
	private static function title(): string {
		if ( is_front_page() ) {
			return Card_Text::to_line( get_bloginfo( 'name' ) );
		}
		if ( is_home() ) {
			return Card_Text::to_line( (string) single_post_title( '', false ) );
		}
		add_filter( 'get_the_archive_title_prefix', '__return_empty_string', 99 );
		$title = get_the_archive_title();
		remove_filter( 'get_the_archive_title_prefix', '__return_empty_string', 99 );
		return Card_Text::to_line( (string) $title );
	}

	/** URL of the first page of the list, without other parameters of the request. */
	private static function url(): string {
		$object = get_queried_object();
		$url    = '';
		if ( is_front_page() ) {
			$url = home_url( '/' );
		} elseif ( $object instanceof \WP_Post ) {
			$url = get_permalink( $object );
		} elseif ( $object instanceof \WP_Term ) {
			$url = get_term_link( $object );
		} elseif ( $object instanceof \WP_User ) {
			$url = get_author_posts_url( $object->ID );
		} elseif ( $object instanceof \WP_Post_Type ) {
			$url = get_post_type_archive_link( $object->name );
		} elseif ( is_day() ) {
			$url = get_day_link( get_query_var( 'year' ), get_query_var( 'monthnum' ), get_query_var( 'day' ) );
		} elseif ( is_month() ) {
			$url = get_month_link( get_query_var( 'year' ), get_query_var( 'monthnum' ) );
		} elseif ( is_year() ) {
			$url = get_year_link( get_query_var( 'year' ) );
		}
		return is_string( $url ) ? $url : '';
	}

	/**
	 * The image of the site: its logo if it is large enough, or else its icon.
	 *
	 * @return array|null See Card_Image::find().
	 */
	private static function image(): ?array {
		foreach ( array( (int) get_theme_mod( 'custom_logo' ), (int) get_option( 'site_icon' ) ) as $id ) {
			$image = in_array( get_post_mime_type( $id ), self::TYPES, true ) ? Card_Image::attachment( $id ) : null;
			if ( $image && $image['width'] >= Card_Image::SMALLEST && $image['height'] >= Card_Image::SMALLEST ) {
				return $image;
			}
		}
		return null;
	}
}
