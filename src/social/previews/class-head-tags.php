<?php
namespace Mainstreet\Social\Previews;

use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/** Prints the meta tags of a page for search engines and networks (docs/server-contract.md B.23). */
final class Head_Tags {

	/** Meta keys: title for search engines, and whether they are to leave the post out. */
	const TITLE   = 'jetpack_seo_html_title';
	const NOINDEX = 'jetpack_seo_noindex';

	/** Constants of SEO plugins, and of plugins that print cards. Beside one of them nothing is printed. */
	const OTHERS = array( 'WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION', 'THE_SEO_FRAMEWORK_VERSION', 'SLIM_SEO_VER', 'JETPACK__VERSION', 'WONDERM00N_OPEN_GRAPH_VERSION', 'SQ_VERSION', 'SMARTCRAWL_VERSION' );

	/** Class of SEO SIMPLE PACK. Its constant SSP_VERSION is also that of a podcast plugin. */
	const OTHER_CLASS = 'SEO_SIMPLE_PACK';

	/** Whether another plugin does the same. */
	public static function is_disabled(): bool {
		/**
		 * Filters whether titles, descriptions and the rest for search engines are left to another plugin. The name is Jetpack's, so
		 * that code of hosts goes on working.
		 *
		 * @param bool $disable Whether a known plugin for search engines is active.
		 */
		return (bool) apply_filters( 'jetpack_disable_seo_tools', array_filter( self::OTHERS, 'defined' ) || class_exists( self::OTHER_CLASS, false ) );
	}

	/**
	 * Title of the page, where the author has entered one.
	 *
	 * @param string $title Title so far.
	 * @return string
	 */
	public static function filter_title( $title ) {
		$own = get_post_meta( get_queried_object_id(), self::TITLE, true );
		return is_string( $own ) && '' !== trim( $own ) ? esc_html( Card_Text::to_line( $own ) ) : $title;
	}

	/**
	 * Tells search engines to leave a post out.
	 *
	 * @param array $robots Directives so far.
	 * @return array
	 */
	public static function filter_robots( $robots ) {
		return get_post_meta( get_queried_object_id(), self::NOINDEX, true ) ? wp_robots_no_robots( $robots ) : $robots;
	}

	/** Prints the tags of the current page. */
	public static function render(): void {
		if ( ! is_singular() ) {
			self::render_list();
			return;
		}
		$post = get_queried_object();
		if ( ! $post instanceof \WP_Post ) {
			return;
		}
		$facts = ( new Post_Card( $post ) )->get_data( false );
		$front = is_front_page() ? self::front_page_description() : '';
		self::render_tag( 'name', 'description', '' === $front ? $facts['search_description'] : Card_Text::shorten( $front, Post_Card::SEARCH ) );
		/**
		 * Filters whether pages get tags for social cards. The name is Jetpack's: other plugins switch cards off with it.
		 *
		 * @param bool $enable True by default.
		 */
		if ( ! apply_filters( 'jetpack_enable_open_graph', true ) ) {
			return;
		}
		self::render_card( $facts, 'page' === $post->post_type ? 'website' : 'article' );
		if ( 'page' !== $post->post_type ) {
			self::render_article( $facts );
		}
	}

	/** Prints the tags of a page that lists posts. */
	private static function render_list(): void {
		$front = is_front_page() ? self::front_page_description() : '';
		self::render_tag( 'name', 'description', Card_Text::shorten( $front, Post_Card::SEARCH ) );
		/** This filter is documented above. */
		if ( apply_filters( 'jetpack_enable_open_graph', true ) ) {
			self::render_card( Site_Card::get_data( $front ), 'website' );
		}
	}

	/** Description of the front page: the setting, or else that of a site that had Jetpack. */
	private static function front_page_description(): string {
		$own = Card_Text::to_line( Stored_Settings::text( 'social_front_description' ) );
		// Only from autoloaded options: a missing option would cost each page view a query.
		$former = wp_load_alloptions()['advanced_seo_front_page_description'] ?? '';
		return '' === $own ? Card_Text::to_line( (string) $former ) : $own;
	}

	/**
	 * Tags for networks.
	 *
	 * @param array  $facts Card.
	 * @param string $type  Open Graph type.
	 */
	private static function render_card( array $facts, string $type ): void {
		$image = $facts['image'] ? $facts['image'] : array( 'url' => '', 'width' => 0, 'height' => 0, 'alt' => '' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- one picture.
		$tags  = array(
			'og:type'                => $type,
			'og:title'               => $facts['title'],
			'og:description'         => $facts['description'],
			'og:url'                 => $facts['url'],
			'og:site_name'           => $facts['site'],
			'og:locale'              => get_locale(),
			'og:image'               => $image['url'],
			'og:image:width'         => $image['width'] ? (string) $image['width'] : '',
			'og:image:height'        => $image['height'] ? (string) $image['height'] : '',
			'og:image:alt'           => $image['alt'],
			'article:published_time' => 'article' === $type ? $facts['published'] : '',
			'article:modified_time'  => 'article' === $type ? $facts['modified'] : '',
		);
		foreach ( $tags as $name => $value ) {
			self::render_tag( 'property', $name, $value );
		}
		$names = array(
			'twitter:card'      => $facts['type'],
			'twitter:title'     => $facts['title'],
			'twitter:image'     => $image['url'],
			'twitter:image:alt' => $image['alt'],
			'fediverse:creator' => 'article' === $type ? self::fediverse_creator() : '',
		);
		foreach ( $names as $name => $value ) {
			self::render_tag( 'name', $name, $value );
		}
	}

	/**
	 * The article as JSON-LD.
	 *
	 * @param array $facts Card.
	 */
	private static function render_article( array $facts ): void {
		$article = array(
			'@context'      => 'https://schema.org',
			'@type'         => 'Article',
			'headline'      => Card_Text::shorten( $facts['title'], 110 ),
			'description'   => $facts['description'],
			'url'           => $facts['url'],
			'datePublished' => $facts['published'],
			'dateModified'  => $facts['modified'],
			'author'        => array(
				'@type' => 'Person',
				'name'  => $facts['author'],
			),
			'publisher'     => array(
				'@type' => 'Organization',
				'name'  => $facts['site'],
			),
		);
		if ( $facts['image'] ) {
			$article['image'] = array( $facts['image']['url'] );
		}
		wp_print_inline_script_tag( (string) wp_json_encode( $article, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), array( 'type' => 'application/ld+json' ) );
	}

	/**
	 * Fediverse account of the author: the setting, else the account at Mastodon that the site's posts go to.
	 *
	 * @return string `@name@server`; '' for none.
	 */
	private static function fediverse_creator(): string {
		$own    = Stored_Settings::text( 'social_fediverse_creator' );
		$handle = '' === $own ? Stored_Settings::text( 'fediverse_handle' ) : $own;
		return preg_match( '/^@[\w.\-]+@[a-z0-9.\-]+\.[a-z]{2,}$/i', $handle ) ? $handle : '';
	}

	/**
	 * Prints a tag.
	 *
	 * @param string $attribute `name` or `property`.
	 * @param string $value     Value; nothing is printed for ''.
	 */
	private static function render_tag( string $attribute, string $name, $value ): void {
		if ( '' !== $value ) {
			printf( "<meta %s=\"%s\" content=\"%s\">\n", esc_attr( $attribute ), esc_attr( $name ), esc_attr( $value ) );
		}
	}
}
