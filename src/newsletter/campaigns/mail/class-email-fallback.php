<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Core\Attributes;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Registration\Block_Types\Block_Filters;
use Mainstreet\Video_Player\Rendering\Player_Fallback;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the fallback of a block that does not work in emails: a link to the post, below the images of a gallery, the places of a
 * map or the poster of a video. The kind of a block is `mainstreet.needsPage` of its block.json.
 */
final class Email_Fallback {

	/** Maximum number of images of a block. */
	const IMAGES = 10;

	/** Maximum number of places of a map. */
	const PLACES = 50;

	/**
	 * Renders the fallback of a block.
	 *
	 * @param string|true $kind Key of labels(), or true for a general text.
	 * @return string Safe HTML; empty for no fallback.
	 */
	public static function render( array $block, $kind, string $url ): string {
		if ( Block_Filters::is_hidden( $block ) ) {
			return '';
		}
		// An embedded URL of a video in this media library.
		$kind   = 'embed' === $kind && Player_Fallback::find_in_block( $block ) ? 'video' : $kind;
		$above  = '';
		$target = $url;
		$texts  = self::labels();
		$text   = is_string( $kind ) && isset( $texts[ $kind ] ) ? $texts[ $kind ] : __( 'View this content on the site', 'mainstreet-blocks' );
		switch ( $kind ) {
			case 'pictures':
				$above = self::images( $block );
				break;
			case 'places':
				$above = self::places( $block );
				break;
			case 'podcast':
				$above = self::cover( $block, $url );
				break;
			case 'video':
				$above = self::poster( $block, $url );
				break;
			case 'embed':
				$own    = Attributes::text( $block['attrs'] ?? null, 'url' );
				$target = '' === self::host( $own ) ? $url : $own;
				$text   = self::embed_text( $own );
				break;
		}
		/**
		 * Filters the text of the link that replaces a block in an email, if the block needs a page.
		 *
		 * @param string $text  Plain text; '' to remove the block.
		 * @param array  $block Parsed block.
		 */
		$text = (string) apply_filters( 'mainstreet_mail_link_text', $text, $block );
		return '' === $text ? '' : $above . '<p><a href="' . esc_url( $target ) . '">' . esc_html( $text ) . '</a></p>';
	}

	/**
	 * Renders a link to the post.
	 *
	 * @param string $kind Key of labels().
	 */
	public static function link( $kind, string $url ): string {
		return '<a href="' . esc_url( $url ) . '">' . esc_html( self::labels()[ $kind ] ) . '</a>';
	}

	/**
	 * Renders a link to an embedded URL.
	 *
	 * @param string $page URL of the post, used if the embedded one is invalid.
	 */
	public static function embed_link( string $address, string $page ): string {
		return '<a href="' . esc_url( '' === self::host( $address ) ? $page : $address ) . '">' . esc_html( self::embed_text( $address ) ) . '</a>';
	}

	/** Returns the text of a link to an embedded URL. */
	private static function embed_text( string $address ): string {
		$host = self::host( $address );
		/* translators: %s: host of another site, such as youtube.com. */
		return '' === $host ? self::labels()['embed'] : sprintf( __( 'View on %s', 'mainstreet-blocks' ), $host );
	}

	/** Returns the host of a URL, without `www.` or `m.`; empty if it is not an HTTP URL. */
	private static function host( string $address ): string {
		return preg_match( '#^https?://#i', $address ) ? (string) preg_replace( '/^(?:www|m)\./', '', (string) wp_parse_url( $address, PHP_URL_HOST ) ) : '';
	}

	/** Returns the texts of the links by kind. */
	private static function labels(): array {
		return array(
			'audio'     => __( 'Listen on the site', 'mainstreet-blocks' ),
			'podcast'   => __( 'Listen to the podcast on the site', 'mainstreet-blocks' ),
			'booking'   => __( 'Book on the site', 'mainstreet-blocks' ),
			'calendar'  => __( 'View the calendar on the site', 'mainstreet-blocks' ),
			'comments'  => __( 'Comment on the site', 'mainstreet-blocks' ),
			'donation'  => __( 'Donate on the site', 'mainstreet-blocks' ),
			'embed'     => __( 'View this content on the site', 'mainstreet-blocks' ),
			'form'      => __( 'Fill in the form on the site', 'mainstreet-blocks' ),
			'payment'   => __( 'Buy on the site', 'mainstreet-blocks' ),
			'picture'   => __( 'View the image on the site', 'mainstreet-blocks' ),
			'pictures'  => __( 'View the images on the site', 'mainstreet-blocks' ),
			'places'    => __( 'View the map on the site', 'mainstreet-blocks' ),
			'subscribe' => __( 'Subscribe on the site', 'mainstreet-blocks' ),
			'tickets'   => __( 'Get tickets on the site', 'mainstreet-blocks' ),
			'video'     => __( 'Watch the video on the site', 'mainstreet-blocks' ),
		);
	}

	/** Renders the images of a block, each once. */
	private static function images( array $block ): string {
		$tags  = new \WP_HTML_Tag_Processor( self::saved_html( $block ) );
		$found = array();
		while ( count( $found ) < self::IMAGES && $tags->next_tag( 'IMG' ) ) {
			$class = $tags->get_attribute( 'class' );
			$id    = (int) $tags->get_attribute( 'data-id' );
			$id    = 0 === $id && is_string( $class ) && preg_match( '/(?:^|\s)wp-image-(\d+)/', $class, $number ) ? (int) $number[1] : $id;
			$src   = $tags->get_attribute( 'data-url' );
			$src   = is_string( $src ) && '' !== $src ? $src : $tags->get_attribute( 'src' );
			$file  = $id > 0 ? wp_get_attachment_image_src( $id, 'large' ) : false;
			$src   = $file ? $file[0] : $src;
			$alt   = $tags->get_attribute( 'alt' );
			if ( is_string( $src ) && '' !== $src ) {
				$found[ $src ] = '<p><img src="' . esc_url( $src ) . '" alt="' . esc_attr( is_string( $alt ) ? $alt : '' ) . '"></p>';
			}
		}
		return implode( '', $found );
	}

	/** Renders the places of a map, with links to OpenStreetMap. */
	private static function places( array $block ): string {
		$points = Attributes::items( $block['attrs'] ?? null, 'points' );
		$items  = '';
		foreach ( array_slice( $points, 0, self::PLACES ) as $point ) {
			$text = static fn( $name ) => Mail_Text::line( Attributes::text( $point, $name ) );
			$name = '' === $text( 'title' ) ? $text( 'placeTitle' ) : $text( 'title' );
			$at   = Attributes::items( $point, 'coordinates' );
			$is   = isset( $at['latitude'], $at['longitude'] ) && is_numeric( $at['latitude'] ) && is_numeric( $at['longitude'] );
			if ( '' === $name ) {
				continue;
			}
			$label  = esc_html( $name );
			$where  = $is ? sprintf( 'https://www.openstreetmap.org/?mlat=%1$F&mlon=%2$F#map=16/%1$F/%2$F', $at['latitude'], $at['longitude'] ) : '';
			$items .= '<li>' . ( '' === $where ? $label : '<a href="' . esc_url( $where ) . '">' . $label . '</a>' ) . ( '' === $text( 'caption' ) ? '' : '<br>' . esc_html( $text( 'caption' ) ) ) . '</li>';
		}
		return '' === $items ? '' : "<ul>$items</ul>";
	}

	/** Renders the poster of a video. */
	private static function poster( array $block, string $url ): string {
		$tags   = new \WP_HTML_Tag_Processor( (string) $block['innerHTML'] );
		$poster = $tags->next_tag( 'VIDEO' ) ? $tags->get_attribute( 'poster' ) : self::own_image( $block );
		return is_string( $poster ) && '' !== $poster ? '<p><a href="' . esc_url( $url ) . '"><img src="' . esc_url( $poster ) . '" alt="' . esc_attr__( 'Video', 'mainstreet-blocks' ) . '"></a></p>' : '';
	}

	/** Renders the cover of a podcast. */
	private static function cover( array $block, string $url ): string {
		$picture = self::own_image( $block );
		return '' === $picture ? '' : '<p><a href="' . esc_url( $url ) . '"><img src="' . esc_url( $picture ) . '" width="160" alt="' . esc_attr__( 'Podcast', 'mainstreet-blocks' ) . '"></a></p>';
	}

	/** Returns the URL of the image for a block if this site hosts it, so that emails load nothing from other servers; else ''. */
	private static function own_image( array $block ): string {
		/**
		 * Filters the URL of the image that replaces a block in an email, if the block needs a page. Only images of this site are
		 * shown.
		 *
		 * @param string $picture URL; '' for none.
		 * @param array  $block   Parsed block.
		 */
		$picture = (string) apply_filters( 'mainstreet_mail_picture', '', $block );
		$host    = strtolower( (string) wp_parse_url( $picture, PHP_URL_HOST ) );
		$port    = wp_parse_url( $picture, PHP_URL_PORT );
		$is_own  = '' !== $host && strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) === $host && wp_parse_url( home_url(), PHP_URL_PORT ) === $port;
		return $is_own && preg_match( '/\.(?:png|jpe?g|gif)$/i', (string) wp_parse_url( $picture, PHP_URL_PATH ) ) ? $picture : '';
	}

	/** Returns the saved HTML of a block and its inner blocks, without hidden blocks. */
	private static function saved_html( array $block ): string {
		if ( Block_Filters::is_hidden( $block ) ) {
			return '';
		}
		$html = (string) $block['innerHTML'];
		foreach ( $block['innerBlocks'] as $inner ) {
			$html .= self::saved_html( $inner );
		}
		return $html;
	}
}
