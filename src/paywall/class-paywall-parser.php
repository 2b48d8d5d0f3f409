<?php
namespace Mainstreet\Paywall;

use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Finds containers of paid content (`premium-content/container`) in content, opens some of them and removes the paid parts of others.
 *
 * It works on the block comments in the text instead of parsed blocks. This covers containers within any other block, posts that are
 * split into pages, and stray comments that core cannot parse. If comments are unbalanced, no container is found and all paid parts
 * stay closed. Code that reads `$post->post_content` and strips the comments itself is not covered.
 */
final class Paywall_Parser {

	/** Block with the paid content. */
	const PAID = 'premium-content/subscriber-view';

	/** Block that other visitors see instead. */
	const FREE = 'premium-content/logged-out-view';

	/** Pattern of the relevant block comments. */
	const COMMENT = '#<!--\s*+(/?)wp:premium-content/(container|subscriber-view|logged-out-view)(?![\w-])#';

	/** Maximum number of containers in a post, and of levels of nested blocks. */
	const MAX_CONTAINERS = 200;
	const MAX_DEPTH      = 24;

	/** Attribute for the name of a closed container on the page, or the token of an open one. */
	const ATTRIBUTE = 'mainstreetKey';

	/** Token that marks open containers in this request. It is random, so that authors cannot write it into a post. */
	private static string $opened = '';

	/**
	 * Whether a container was opened for the visitor in this request.
	 *
	 * @param mixed $key Value of ATTRIBUTE.
	 */
	public static function is_opened( $key ): bool {
		return '' !== self::$opened && self::$opened === $key;
	}

	/**
	 * Finds the containers, in the order in which they start.
	 *
	 * @param string $content
	 * @return array[]|null By key (docs/server-contract.md B.8: index and hash): `plans` (int[]), and offsets: `name_end` (after the block name),
	 *         `start`, `end`; `paid` and `guest`, lists of the views' `start`, `inner`, `inner_end`, `end`. Null if comments are unbalanced, or
	 *         there are too many.
	 */
	public static function find_containers( $content ): ?array {
		$stack = array();
		$found = array();
		preg_match_all( self::COMMENT, $content, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $matches as $match ) {
			$start = $match[0][1];
			$name  = $match[2][0];
			$head  = $start + strlen( $match[0][0] );
			$close = strpos( $content, '-->', $head );
			if ( false === $close || count( $stack ) > self::MAX_DEPTH || count( $found ) > self::MAX_CONTAINERS ) {
				return null;
			}
			$end = $close + 3;
			if ( '/' === $match[1][0] ) {
				$open = array_pop( $stack );
				if ( ! $open || $open['name'] !== $name ) {
					return null;
				}
				self::add_closed( $found, $stack, self::close( $open, $start, $end ) );
				continue;
			}
			$is_empty = '/' === $content[ $close - 1 ];
			$node     = array(
				'name'     => $name,
				'at'       => count( $found ),
				'start'    => $start,
				'name_end' => $head,
				'inner'    => $end,
			);
			if ( 'container' === $name ) {
				$found[] = $node + array( 'plans' => self::parse_plans( substr( $content, $head, $close - $head - ( $is_empty ? 1 : 0 ) ) ) );
			}
			if ( $is_empty ) {
				self::add_closed( $found, $stack, self::close( $node, $end, $end ) );
			} else {
				$stack[] = $node;
			}
		}
		return $stack ? null : self::index_by_key( $content, $found );
	}

	/**
	 * Opens some containers, and adds names to the others.
	 *
	 * @param array[]       $found   As find_containers() returns them.
	 * @param callable      $may_see Receives a container, returns whether it is opened.
	 * @param callable|null $name    Receives a key, returns the name on the page (Member_Placeholder::get_attributes()); null adds no names.
	 * @return string Content without the paid parts of closed containers.
	 */
	public static function open( $content, array $found, callable $may_see, ?callable $name ): string {
		$edits = array();
		foreach ( $found as $key => $container ) {
			if ( ! $may_see( $container ) ) {
				if ( $name ) {
					list( $at, $own ) = self::get_key_edit( $content, $container['name_end'], $name( $key ) );
					$edits[ $at ]     = array( 0, $own );
				}
				continue;
			}
			self::$opened     = '' === self::$opened ? 'opened-' . bin2hex( random_bytes( 16 ) ) : self::$opened;
			list( $at, $own ) = self::get_key_edit( $content, $container['name_end'], self::$opened );
			$edits[ $at ]     = array( 0, $own );
			foreach ( $container['paid'] as $view ) {
				// Without its comments, the content is printed as part of the container.
				$edits[ $view['start'] ]     = array( $view['inner'] - $view['start'], '' );
				$edits[ $view['inner_end'] ] = array( $view['end'] - $view['inner_end'], '' );
			}
			foreach ( $container['guest'] as $view ) {
				$edits[ $view['start'] ] = array( $view['end'] - $view['start'], '' );
			}
		}
		ksort( $edits );
		$text = '';
		$at   = 0;
		foreach ( $edits as $start => list( $length, $new ) ) {
			if ( $start >= $at ) {
				$text .= substr( $content, $at, $start - $at ) . $new;
				$at    = $start + $length;
			}
		}
		return self::remove( $text . substr( $content, $at ) );
	}

	/**
	 * Removes a block from content.
	 *
	 * @param string $content
	 * @param string $name    Name of the block.
	 * @return string Content without these blocks and their inner content. Text before a closing comment without an opening one is removed too. A
	 *         block without a closing comment extends to the end of the content.
	 */
	public static function remove( $content, $name = self::PAID ) {
		$stored = array();
		$depth  = 0;
		foreach ( self::split( $content, $name ) as list( $comment, $text ) ) {
			if ( 'end' === $comment && 0 === $depth ) {
				array_pop( $stored );
			} elseif ( 'end' === $comment ) {
				--$depth;
			} elseif ( 'start' === $comment ) {
				++$depth;
			}
			if ( 0 === $depth ) {
				$stored[] = $text;
			}
		}
		return implode( '', $stored );
	}

	/**
	 * Replaces the guest view with the paid part and a notice, for users who can edit the content.
	 *
	 * @return string Content without the comments of the paid block, so that it is printed.
	 */
	public static function show_to_editor( string $content ): string {
		$notice = Providers::get_ready()
			? __( 'Visitors do not see this content. They see the guest view.', 'mainstreet-blocks' )
			: __( 'Payments are not set up, so visitors see the guest view and cannot buy access.', 'mainstreet-blocks' );
		$notice = '<div class="mainstreet-paid-notice"><p>' . esc_html( $notice ) . '</p></div>';
		$html   = '';
		foreach ( self::split( self::remove( $content, self::FREE ), self::PAID ) as list( $comment, $text ) ) {
			$html .= ( 'start' === $comment ? $notice : '' ) . $text;
		}
		return $html;
	}

	/**
	 * Splits content at the comments of a block.
	 *
	 * @param string $name Name of the block.
	 * @return array[] Pairs of the type of the preceding comment (`start`, `end`, `empty`; '' for none) and the text after it. A single empty text
	 *         if the content cannot be parsed.
	 */
	private static function split( $content, $name ): array {
		$parts  = preg_split( '#<!--\s*+(/?)wp:' . preg_quote( $name, '#' ) . '(?![\w-])#', $content, -1, PREG_SPLIT_DELIM_CAPTURE );
		$parts  = $parts ? $parts : array( '' );
		$pieces = array( array( '', array_shift( $parts ) ) );
		foreach ( array_chunk( $parts, 2 ) as list( $slash, $rest ) ) {
			$end      = strpos( $rest, '-->' );
			$is_empty = $end && '/' === $rest[ $end - 1 ];
			$pieces[] = array(
				'/' === $slash ? 'end' : ( $is_empty ? 'empty' : 'start' ),
				false === $end ? '' : substr( $rest, $end + 3 ),
			);
		}
		return $pieces;
	}

	/**
	 * Whether a text may contain paid content.
	 *
	 * @param mixed $content
	 */
	public static function has_paid( $content ): bool {
		return is_string( $content ) && false !== strpos( $content, 'wp:' . self::PAID );
	}

	/**
	 * Reads the plans of a container.
	 *
	 * @param string $json Attributes of the block.
	 * @return int[] As get_plans().
	 */
	private static function parse_plans( $json ): array {
		$attributes = json_decode( trim( $json ), true );
		return is_array( $attributes ) ? self::get_plans( $attributes ) : array();
	}

	/**
	 * Returns the plans that give access to a container.
	 *
	 * @param array $attributes Attributes of the block, not validated.
	 * @return int[] Plan ids of `selectedPlanIds`, otherwise `selectedPlanId`.
	 */
	public static function get_plans( array $attributes ): array {
		$number = static fn( $value ) => is_numeric( $value ) && $value > 0 ? (int) $value : 0;
		$list   = isset( $attributes['selectedPlanIds'] ) && is_array( $attributes['selectedPlanIds'] ) ? array_filter( array_map( $number, $attributes['selectedPlanIds'] ) ) : array();
		$one    = isset( $attributes['selectedPlanId'] ) ? $number( $attributes['selectedPlanId'] ) : 0;
		return array_values( array_unique( $list ? $list : array_filter( array( $one ) ) ) );
	}

	/**
	 * Adds the end to a container or view.
	 *
	 * @param int $inner_end Offset of its closing comment.
	 * @param int $end       Offset after its closing comment.
	 */
	private static function close( array $node, $inner_end, $end ): array {
		return array(
			'inner_end' => $inner_end,
			'end'       => $end,
		) + $node;
	}

	/**
	 * Adds a block that has ended: completes a container, or adds a view to its container.
	 *
	 * @param array[] $found Containers so far.
	 * @param array[] $stack Blocks that contain it.
	 */
	private static function add_closed( array &$found, array $stack, array $node ): void {
		if ( 'container' === $node['name'] ) {
			$found[ $node['at'] ] = self::close( $found[ $node['at'] ], $node['inner_end'], $node['end'] );
			return;
		}
		foreach ( array_reverse( $stack ) as $around ) {
			if ( 'container' === $around['name'] ) {
				$found[ $around['at'] ][ 'subscriber-view' === $node['name'] ? 'paid' : 'guest' ][] = $node;
				return;
			}
		}
	}

	/**
	 * Indexes the containers by their keys.
	 *
	 * @param array[] $found Containers.
	 */
	private static function index_by_key( $content, array $found ): array {
		$keyed = array();
		foreach ( $found as $at => $container ) {
			$hash = substr( sha1( substr( $content, $container['start'], $container['end'] - $container['start'] ) ), 0, 16 );

			$keyed[ ( $at + 1 ) . '-' . $hash ] = $container + array(
				'paid'  => array(),
				'guest' => array(),
			);
		}
		return $keyed;
	}

	/**
	 * Returns the text that adds a key to the attributes of a container.
	 *
	 * @param int $at Offset of the attributes.
	 * @return array Offset at which to insert the text, and the text.
	 */
	private static function get_key_edit( $content, $at, $key ): array {
		$own = '"' . self::ATTRIBUTE . '":"' . $key . '"';
		if ( ! preg_match( '/\G\s*+\{(\s*+\})?/', $content, $brace, 0, $at ) ) {
			return array( $at, ' {' . $own . '}' );
		}
		$is_empty = isset( $brace[1] );
		return array( $at + strcspn( $content, '{', $at ) + 1, $own . ( $is_empty ? '' : ',' ) );
	}
}
