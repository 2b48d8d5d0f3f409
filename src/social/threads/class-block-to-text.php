<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads blocks (docs/server-contract.md A26). A step is an array: `kind`, one of the constants, and with it `pieces`
 * (`Rich_Text`), `media` (lists of `url`, `alt`, `type`) or `url`.
 */
final class Block_To_Text {

	/** Text that continues a post; text that begins one; a break; images or a video; a URL. */
	const FLOW    = 'flow';
	const HEADING = 'heading';
	const STOP    = 'stop';
	const MEDIA   = 'media';
	const EMBED   = 'embed';

	/** Blocks whose inner blocks are read. */
	const FRAMES = array( 'core/group', 'core/columns', 'core/column' );

	/** URL of a post of a microblog. */
	const POST = '#^https?://(?:(?:www\.|mobile\.)?(?:twitter|x)\.com/\w+/status(?:es)?/\d+|bsky\.app/profile/[^/]+/post/\w+)#i';

	/**
	 * Reads the steps of a block.
	 *
	 * @param array $block      Parsed block.
	 * @param array $attributes Attributes as the editor has them, before those of the block's comment.
	 * @return array[] Empty for a block that is not shared.
	 */
	public static function steps( array $block, array $attributes = array() ): array {
		$attributes += Attributes::items( $block, 'attrs' );
		$html        = Attributes::text( $block, 'innerHTML' );
		$inner       = array_filter( Attributes::items( $block, 'innerBlocks' ), 'is_array' );
		$name        = isset( $block['blockName'] ) ? $block['blockName'] : '';
		switch ( $name ) {
			case 'core/paragraph':
			case 'core/verse':
				return self::text( self::FLOW, Rich_Text::read( Rich_Text::html( $attributes, 'content', $html ), 'content', 'core/verse' === $name ) );
			case 'core/heading':
				return self::text( self::HEADING, Rich_Text::read( Rich_Text::html( $attributes, 'content', $html ), 'content' ) );
			case 'core/list':
				return self::text( self::FLOW, Thread_List::read( $attributes, $html, $inner ) );
			case 'core/quote':
				return self::text( self::FLOW, Thread_Quote::read( $attributes, $html, $inner ) );
			case 'core/separator':
			case 'core/spacer':
				return array( array( 'kind' => self::STOP ) );
			case 'core/embed':
				return self::embed( $attributes );
		}
		return in_array( $name, self::FRAMES, true ) ? self::inside( $inner ) : self::media( Thread_Media::read( $name, $attributes, $html, $inner ) );
	}

	/**
	 * A step of text.
	 *
	 * @param string  $kind   Kind.
	 * @param array[] $pieces Pieces.
	 * @return array[] Empty for an empty text.
	 */
	private static function text( $kind, array $pieces ) {
		return '' === trim( implode( '', wp_list_pluck( $pieces, 'text' ) ) ) ? array() : array( compact( 'kind', 'pieces' ) );
	}

	/**
	 * A step of an embed.
	 *
	 * @return array[] Empty without a URL.
	 */
	private static function embed( array $attributes ): array {
		$kind = self::EMBED;
		$url  = sanitize_url( Attributes::text( $attributes, 'url' ), array( 'http', 'https' ) );
		return '' === $url ? array() : array( compact( 'kind', 'url' ) );
	}

	/**
	 * A step of media.
	 *
	 * @param array[] $media Images or a video.
	 * @return array[] Empty without media.
	 */
	private static function media( array $media ): array {
		$kind = self::MEDIA;
		return $media ? array( compact( 'kind', 'media' ) ) : array();
	}

	/**
	 * Reads the steps of inner blocks. Where a thread is split inside of them has no position in the block that the editor knows.
	 *
	 * @param array[] $inner Inner blocks.
	 * @return array[]
	 */
	private static function inside( array $inner ): array {
		$steps = array();
		foreach ( $inner as $block ) {
			array_push( $steps, ...self::steps( $block ) );
		}
		return $steps;
	}
}
