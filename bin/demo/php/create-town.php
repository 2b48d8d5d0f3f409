<?php
/**
 * Makes the website of the town inside WordPress. Comes behind connect.php and create-demo.php in the same program.
 *
 * @package Mainstreet
 */

/**
 * Puts bytes into the media library, once.
 *
 * @param string $name  File name.
 * @param string $bytes Contents.
 * @param string $title Title.
 * @return int Attachment id.
 */
function mainstreet_demo_upload( $name, $bytes, $title ) {
	$id = mainstreet_find_demo( 'attachment', $name );
	if ( $id ) {
		return $id;
	}
	require_once ABSPATH . 'wp-admin/includes/image.php';
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/media.php';
	$copy = wp_tempnam( $name );
	file_put_contents( $copy, $bytes );
	$id = media_handle_sideload(
		array(
			'name'     => $name,
			'tmp_name' => $copy,
		),
		0,
		null,
		array( 'post_title' => $title )
	);
	if ( is_wp_error( $id ) ) {
		throw new Exception( $name . ': ' . $id->get_error_message() );
	}
	update_post_meta( $id, '_mainstreet_demo', $name );
	return $id;
}

/**
 * What a picture's tokens stand for.
 *
 * @param string $name  Name in the tokens.
 * @param int    $image Attachment.
 * @return array Tokens => values.
 */
function mainstreet_demo_tokens( $name, $image ) {
	$sizes = wp_get_attachment_metadata( $image );
	return array(
		"{{image:$name:id}}"     => (string) $image,
		"{{image:$name:url}}"    => wp_get_attachment_url( $image ),
		"{{image:$name:width}}"  => (string) $sizes['width'],
		"{{image:$name:height}}" => (string) $sizes['height'],
	);
}

/**
 * Pictures, films, plans and the product of the pages.
 *
 * @param array $input As mainstreet_create_town().
 * @return array Tokens => values.
 */
function mainstreet_demo_town_tokens( array $input ) {
	$tokens = mainstreet_demo_facts();
	foreach ( $input['pictures'] as $index => $picture ) {
		$tokens += mainstreet_demo_tokens( (string) ( $index + 1 ), mainstreet_import_picture( $picture[0], $picture[1] ) );
	}
	foreach ( $input['themePictures'] as $name ) {
		$tokens += mainstreet_demo_tokens( $name, mainstreet_import_picture( $name . '.webp', '' ) );
	}
	foreach ( $input['drawn'] as $name => $bytes ) {
		$tokens += mainstreet_demo_tokens( $name, mainstreet_demo_upload( "$name.png", base64_decode( $bytes ), ucfirst( str_replace( '-', ' ', $name ) ) ) );
	}
	$film = base64_decode( $input['film'] );
	foreach ( $input['films'] as $guid => $title ) {
		update_post_meta( mainstreet_demo_upload( sanitize_title( $title ) . '.webm', $film, $title ), 'videopress_guid', $guid );
	}
	$tokens['{{product}}'] = (string) mainstreet_demo_product();
	return $tokens;
}

/**
 * The product that the list of blocks sells.
 *
 * @return int Its number.
 */
function mainstreet_demo_product() {
	$id = mainstreet_find_demo( 'jp_pay_product', 'rope' );
	if ( ! $id ) {
		$id = wp_insert_post(
			array(
				'post_type'    => 'jp_pay_product',
				'post_status'  => 'publish',
				'post_title'   => 'Ten metres of rope',
				'post_content' => 'Hemp, twisted by hand.',
				'meta_input'   => array(
					'spay_price'       => 12.5,
					'spay_currency'    => 'EUR',
					'spay_email'       => 'pay@example.org',
					'spay_multiple'    => 1,
					'_mainstreet_demo' => 'rope',
				),
			)
		);
	}
	return $id;
}

/**
 * Writes a page.
 *
 * @param array $page    slug, title, content with its tokens filled.
 * @param array $content More of the post.
 * @return int Its number.
 */
function mainstreet_demo_page( array $page, array $content ) {
	$mark = 'demo' === $page['slug'] ? 'page' : 'town-' . $page['slug'];
	$id   = wp_insert_post(
		wp_slash(
			$content + array(
				'ID'          => mainstreet_find_demo( 'page', $mark ),
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => $page['title'],
				'post_name'   => $page['slug'],
			)
		),
		true
	);
	if ( is_wp_error( $id ) ) {
		throw new Exception( $id->get_error_message() );
	}
	update_post_meta( $id, '_mainstreet_demo', $mark );
	return $id;
}

/**
 * A part of the site that is no page: the menu, the footer, the colours.
 *
 * @param string $type    Post type.
 * @param string $name    Its name.
 * @param string $content Content.
 * @param array  $terms   Terms by taxonomy.
 */
function mainstreet_demo_part( $type, $name, $content, array $terms = array() ) {
	$id = wp_insert_post(
		wp_slash(
			array(
				'ID'           => mainstreet_find_demo( $type, $name ),
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => ucfirst( $name ),
				'post_name'    => $name,
				'post_content' => $content,
			)
		)
	);
	foreach ( $terms as $taxonomy => $term ) {
		wp_set_object_terms( $id, $term, $taxonomy );
	}
	update_post_meta( $id, '_mainstreet_demo', $name );
}

/**
 * The look of the town: a menu of its pages, a footer of its own, warm colours.
 *
 * @param array $ids Numbers of pages by slug.
 */
function mainstreet_demo_look( array $ids ) {
	$links = '';
	foreach ( $ids as $slug => $id ) {
		if ( 'home' !== $slug ) {
			$links .= '<!-- wp:navigation-link ' . wp_json_encode(
				array(
					'label' => get_the_title( $id ),
					'type'  => 'page',
					'id'    => $id,
					'url'   => get_permalink( $id ),
					'kind'  => 'post-type',
				)
			) . ' /-->';
		}
	}
	mainstreet_demo_part( 'wp_navigation', 'town', $links );
	$theme  = get_stylesheet();
	$footer = '<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group has-base-color has-contrast-background-color has-text-color has-background" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:paragraph {"align":"center","fontSize":"small"} -->
<p class="has-text-align-center has-small-font-size">Harbour Town is a demo of Mainstreet Blocks. Nobody lives here.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->';
	mainstreet_demo_part(
		'wp_template_part',
		'footer',
		$footer,
		array(
			'wp_theme'              => $theme,
			'wp_template_part_area' => 'footer',
		)
	);
	$palette = array(
		'base'     => '#fdfaf4',
		'contrast' => '#1d2b33',
		'accent-1' => '#f3c98b',
		'accent-2' => '#d9886a',
		'accent-3' => '#1d4f63',
		'accent-4' => '#51626c',
		'accent-5' => '#f3ecdf',
		'accent-6' => '#1d2b3333',
	);
	$colors  = array();
	foreach ( $palette as $slug => $color ) {
		$colors[] = array(
			'slug'  => $slug,
			'color' => $color,
			'name'  => ucfirst( str_replace( '-', ' ', $slug ) ),
		);
	}
	$button = array(
		'background' => '#1d4f63',
		'text'       => '#ffffff',
	);
	$styles = array(
		'version'                     => 3,
		'isGlobalStylesUserThemeJSON' => true,
		'settings'                    => array( 'color' => array( 'palette' => array( 'theme' => $colors ) ) ),
		'styles'                      => array(
			'css'      => '.wp-site-blocks > footer{margin-block-start:0}',
			'elements' => array( 'button' => array( 'color' => $button ) ),
		),
	);
	$post   = array(
		'ID'           => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
		'post_content' => wp_json_encode( $styles ),
	);
	wp_update_post( wp_slash( $post ) );
}

/**
 * A few posts, so that related posts and newsletters have something to speak of.
 */
function mainstreet_demo_posts() {
	$posts = array(
		'The market is back'        => 'On Saturday the market returns to the quay: cheese from the hills, rope from the harbour, and the first plums.',
		'Eleven years of sourdough' => 'The bakery’s starter turns eleven this week. It was a gift, like all good starters, and it has outlived two mixers.',
		'A new bell for the church' => 'It was cast in one night and rings a third lower than the old one. You can hear both in the podcast.',
		'When the ferry is late'    => 'Bring a book, says the captain. We asked five people on the pier what they read while they wait.',
	);
	$hello = get_page_by_path( 'hello-world', OBJECT, 'post' );
	if ( $hello && $hello->post_date === $hello->post_modified ) {
		wp_trash_post( $hello->ID );
	}
	$when = time() - WEEK_IN_SECONDS;
	foreach ( $posts as $title => $text ) {
		$when -= WEEK_IN_SECONDS;
		if ( ! mainstreet_find_demo( 'post', $title ) ) {
			$id = wp_insert_post(
				array(
					'post_status'  => 'publish',
					'post_title'   => $title,
					'post_date'    => wp_date( 'Y-m-d H:i:s', $when ),
					'post_content' => "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:jetpack/related-posts {\"postLayout\":\"grid\",\"postsToShow\":3} -->\n<div class=\"wp-block-jetpack-related-posts\"><!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">More from the town</h3>\n<!-- /wp:heading --></div>\n<!-- /wp:jetpack/related-posts -->",
					'tags_input'   => array( 'harbour' ),
				)
			);
			update_post_meta( $id, '_mainstreet_demo', $title );
		}
	}
}

/**
 * Makes the town, or refreshes what has changed.
 *
 * @param array $input pages, pictures, themePictures, drawn, film, films (title by guid), hash.
 * @return array id (the list of every block), home, url, changed.
 */
function mainstreet_create_town( array $input ) {
	$changed = get_option( 'mainstreet_demo_hash' ) !== $input['hash'];
	if ( $changed ) {
		// Most of the time would go into sizes that a page on this machine needs no more than the whole picture.
		add_filter( 'big_image_size_threshold', '__return_false' );
		add_filter(
			'intermediate_image_sizes_advanced',
			static function ( $sizes ) {
				return array_intersect_key( $sizes, array_flip( array( 'thumbnail', 'medium' ) ) );
			}
		);
		mainstreet_demo_settings();
		$tokens = mainstreet_demo_town_tokens( $input );
		$ids    = array();
		foreach ( $input['pages'] as $page ) {
			$is_list              = 'demo' === $page['slug'];
			$ids[ $page['slug'] ] = mainstreet_demo_page(
				$page,
				array(
					'post_content'  => strtr( $page['content'], $tokens ),
					'page_template' => $is_list ? '' : 'page-no-title',
				)
			);
		}
		mainstreet_demo_posts();
		// Lists of related posts were made while the town had fewer posts; cron would make them anew some time later.
		delete_post_meta_by_key( '_mainstreet_related' );
		do_action( 'mainstreet_related_sweep' );
		mainstreet_demo_look( $ids );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $ids['home'] );
		update_option( 'blogname', 'Harbour Town' );
		update_option( 'blogdescription', 'Small businesses by the water' );
		update_option( 'mainstreet_demo_hash', $input['hash'], false );
	}
	$id = mainstreet_find_demo( 'page', 'page' );
	return array(
		'id'      => $id,
		'home'    => mainstreet_find_demo( 'page', 'town-home' ),
		'url'     => get_permalink( $id ),
		'changed' => $changed,
	);
}
