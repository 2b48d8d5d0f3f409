<?php
/**
 * Hostile attributes: whatever stands in a stored block, the page shows text.
 *
 * Blocks and attributes are found in block.json, their contents in the fixtures and demos. With MAINSTREET_BLOCK=map in the
 * environment only one block is looked at.
 *
 * @seconds 28
 * @alone
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once __DIR__ . '/hostile-values.php';
require_once __DIR__ . '/hostile-samples.php';
require_once __DIR__ . '/markup-inspector.php';
require_once __DIR__ . '/payments.php';

/** Renders contents of one block and compares them with what harmless contents render. */
final class Hostile_Sweep {

	/** @var string[] What is wrong, each once. */
	public $findings = array();

	/** @var int Contents rendered. */
	public $count = 0;

	/** @var string[] PHP errors of the current rendering. */
	private $errors = array();

	/** @var array<string, int> Elements that harmless values render. */
	private $tags = array();

	/** @var array<string, true> Properties that harmless values render. */
	private $styles = array();

	/** @var array<string, Markup_Inspector> By what was rendered, without numbers and hashes: ids differ each time. */
	private $inspected = array();

	/** @var array[] Harmless contents and the elements that they rendered at first. */
	private $first = array();

	/** @param array<string, int> $tags Elements that may be there in any case. */
	public function __construct( array $tags ) {
		$this->tags = $tags;
	}

	/** Takes what a harmless content renders for harmless. */
	public function learn( array $tree ) {
		$found         = $this->inspect( $this->render( 'render_block', $tree ) );
		$this->first[] = array( $tree, $found->tags );
		$this->tags   += $found->tags;
		$this->styles += $found->styles;
	}

	/**
	 * Renders a content and notes what is wrong with it.
	 *
	 * @param string   $label     What was tried.
	 * @param mixed    $what      Parsed block, or a stored content.
	 * @param callable $render    Renders it.
	 * @param bool     $is_markup Whether text may become markup that core lets authors write.
	 */
	public function judge( $label, $what, $render = 'render_block', $is_markup = false ) {
		$before = processor_seconds();
		$found  = $this->inspect( $this->render( $render, $what ) );
		$took   = processor_seconds() - $before;
		$faults = array_merge(
			array_map( function ( $error ) { return "PHP: $error"; }, $this->errors ),
			$found->faults,
			array_map( function ( $tag ) { return "new element $tag"; }, array_keys( array_diff_key( $found->tags, $this->tags ) ) ),
			// Which styles an author may write in markup is core's to say.
			'render_block' === $render ? array_map( function ( $style ) { return "new style $style"; }, array_keys( array_diff_key( $found->styles, $this->styles ) ) ) : array(),
			$took > 1 ? array( "took $took s of the processor" ) : array()
		);
		foreach ( $is_markup ? preg_grep( '/^(?:text became markup|new element (?:B|IMG|SVG)$)/', $faults, PREG_GREP_INVERT ) : $faults as $fault ) {
			$this->findings[ $fault ] = "$label: $fault";
		}
	}

	/** Renders something; notices and exceptions are collected, so that one does not hide what comes behind it. */
	private function render( callable $render, $what ) {
		++$this->count;
		// Each rendering counts as a content of its own: blocks limit what one content may hold.
		$GLOBALS['wp_filters']['the_content'] = did_filter( 'the_content' ) + 1;
		$this->errors                         = array();
		$level = ob_get_level();
		set_error_handler(
			function ( $severity, $message, $file, $line ) {
				if ( error_reporting() & $severity && self::is_ours() ) {
					$this->errors[] = $message . ' in ' . basename( dirname( $file ) ) . '/' . basename( $file ) . ':' . $line;
				}
				return true;
			}
		);
		try {
			$html = $render( $what );
		} catch ( \Throwable $error ) {
			$this->errors[] = get_class( $error ) . ': ' . $error->getMessage() . ' in ' . basename( $error->getFile() ) . ':' . $error->getLine();
			$html           = '';
		}
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
		restore_error_handler();
		return $html;
	}

	/** Whether code of the plugin is at work, and not core alone: what core says of a style that it reads itself is its own to guard. */
	private static function is_ours() {
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $frame ) {
			if ( isset( $frame['file'] ) && preg_match( '#^' . preg_quote( MAINSTREET_DIR, '#' ) . '/(?:src|build|blocks|extensions)/#', $frame['file'] ) ) {
				return true;
			}
		}
		return false;
	}

	/** Fails unless the block still renders its harmless contents: a sweep over nothing would find nothing. */
	public function end() {
		foreach ( array( 0, count( $this->first ) - 1 ) as $at ) {
			list( $tree, $tags ) = $this->first[ $at ];
			same( $tags, $this->inspect( $this->render( 'render_block', $tree ) )->tags, 'elements of ' . serialize_block( $tree ) . ' once more' );
		}
	}

	private function inspect( $html ) {
		$key = md5( preg_replace( '/[0-9a-f]{8,}|\d+/', '0', $html ) );
		if ( ! isset( $this->inspected[ $key ] ) ) {
			$this->inspected[ $key ] = new Markup_Inspector( $html );
		}
		return $this->inspected[ $key ];
	}
}

/** A site on which all blocks come to life. */
function hostile_site() {
	\Mainstreet\Connections\Secrets\Secrets::set( 'mapbox', TOKEN );
	\Mainstreet\Connections\Secrets\Secrets::set( 'mailchimp', '0123456789abcdef0123456789abcdef-us0' );
	\Mainstreet\Core\Options\Stored_Settings::save( array( 'mailchimp_audience' => 'list1', 'ads_client' => 'ca-pub-1234567890123456', 'ads_mrec_kind' => 'adsense', 'ads_mrec_slot' => '6543210987', 'ads_wideskyscraper_kind' => 'code', 'ads_wideskyscraper_code' => '<p>A tall advertisement</p>' ) );
	outside( function () { return array( 404, '' ); } );
	pay_service();
	pay_service( 'paypal' );
	// The plans and products that fixtures name.
	foreach ( array( 71 => 'one-time', 72 => '1 month', 73 => '1 year', 88 => 'one-time', 91 => '1 month' ) as $id => $interval ) {
		import_post( 'jp_mem_plan', $id, array( 'jetpack_memberships_price' => '5', 'jetpack_memberships_currency' => 'USD', 'jetpack_memberships_interval' => $interval, 'jetpack_memberships_type' => $id < 80 ? 'donation' : '', '_mainstreet_buyer_can_change_amount' => '1' ) );
	}
	foreach ( range( 440, 475 ) as $id ) {
		import_post( 'jp_pay_product', $id, array( 'spay_price' => '12.00', 'spay_currency' => 'USD', 'spay_email' => 'shop@example.org' ) );
	}
	act_as( '' );
}

/** Stores a post with a number of its own. */
function import_post( $type, $id, array $meta ) {
	same( $id, wp_insert_post( array( 'import_id' => $id, 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'Tea', 'meta_input' => $meta ) ) );
}

/** Sets one attribute. */
function setting_to( $attribute, $value ) {
	return function ( $attrs ) use ( $attribute, $value ) {
		return array( $attribute => $value ) + $attrs;
	};
}

/**
 * Blocks, each with a sweep that knows what harmless values of each attribute render.
 *
 * @return array[] `block`, `sweep`.
 */
function taught_sweeps() {
	static $taught = null;
	$taught        = $taught ?? array_map( function ( $block ) { return array( $block, teach( $block ) ); }, Block_Samples::all() );
	// Each test has findings of its own.
	return array_map( function ( $pair ) { return array( $pair[0], clone $pair[1] ); }, $taught );
}

/** A sweep that knows what harmless values of each attribute of a block render. */
function teach( Block_Samples $block ) {
	$sweep = new Hostile_Sweep( in_array( $block->name, FORMATTED_BLOCKS, true ) ? array( 'B' => 1 ) : array() );
	foreach ( $block->trees() as $tree ) {
		$sweep->learn( $tree );
	}
	foreach ( $block->attributes as $name => $schema ) {
		$values = in_array( $name, $block->repeated, true ) ? array() : ( $schema['enum'] ?? ( $block->is_inner ? HARMLESS_FEW : HARMLESS_VALUES ) );
		$sweep->learn( $block->with( $block->richest( $name ), function ( $attrs ) use ( $name ) { return array_diff_key( $attrs, array( $name => 1 ) ); } ) );
		foreach ( array_merge( $values, $block->known( $name ) ) as $value ) {
			$sweep->learn( $block->with( $block->richest( $name ), setting_to( $name, $value ) ) );
		}
	}
	return $sweep;
}

/** Values with a hostile part in a structured value, each part in turn: what is wrong in one must not hide another. */
function hostile_parts( array $known ) {
	$values = array();
	foreach ( HOSTILE_PART_TEXTS as $kind ) {
		$values[ "$kind in all texts" ] = replace_leaves( $known, HOSTILE_TEXTS[ $kind ], true );
	}
	foreach ( find_paths( $known ) as $path ) {
		$place = ' in ' . implode( '.', array_map( function ( $key ) { return $key ?? '*'; }, $path ) );
		foreach ( HOSTILE_PART_TEXTS as $kind ) {
			$values[ $kind . $place ] = replace_at( $known, $path, HOSTILE_TEXTS[ $kind ] );
		}
		foreach ( array( '1e308', 'null', 'a list of markup', 'an object' ) as $type ) {
			$values[ $type . $place ] = replace_at( $known, $path, hostile_types()[ $type ] );
		}
	}
	return $values;
}

/** Hostile values of one attribute, by label. */
function hostile_values_of( Block_Samples $block, $name ) {
	$known = $block->known( $name );
	$few   = in_array( $name, $block->repeated, true );
	if ( $few ) {
		return array_intersect_key( HOSTILE_TEXTS, array_flip( HOSTILE_PART_TEXTS ) ) + array_intersect_key( hostile_types(), array_flip( HOSTILE_FEW_TYPES ) );
	}
	// An inner block is drawn with all around it each time.
	$values = $block->is_inner
		? array_diff_key( HOSTILE_TEXTS, array_flip( HOSTILE_ALONE ) ) + array_diff_key( hostile_types(), array_flip( HOSTILE_LIKE_OTHERS ) )
		: HOSTILE_TEXTS + hostile_types();
	// Behind a valid beginning a text gets further.
	foreach ( array_slice( array_filter( $known, 'is_string' ), 0, 1 ) as $text ) {
		$values += array( 'valid, then markup' => $text . HOSTILE_TEXTS['markup'], 'valid, then attributes' => $text . HOSTILE_TEXTS['attributes'], 'valid, then style' => $text . ';' . HOSTILE_TEXTS['style'] );
	}
	$structured = array_filter( $known, 'is_array' );
	usort( $structured, function ( $a, $b ) { return count( $b, COUNT_RECURSIVE ) - count( $a, COUNT_RECURSIVE ); } );
	return $structured ? $values + hostile_parts( $structured[0] ) : $values;
}

/** Tries one attribute. */
function sweep_attribute( Hostile_Sweep $sweep, Block_Samples $block, $name, $turn ) {
	$richest   = $block->richest( $name );
	$plainest  = $block->plainest();
	$is_markup = in_array( "{$block->name} $name", POST_MARKUP, true );
	foreach ( hostile_values_of( $block, $name ) as $label => $value ) {
		$sweep->judge( "{$block->name} $name = $label", $block->with( $richest, setting_to( $name, $value ) ), 'render_block', $is_markup );
		if ( $plainest !== $richest && in_array( $label, HOSTILE_PART_TEXTS, true ) ) {
			$sweep->judge( "{$block->name} $name = $label, little else", $block->with( $plainest, setting_to( $name, $value ) ), 'render_block', $is_markup );
		}
	}
	// Each attribute gets one kind of large text; all kinds take their turn.
	if ( ! in_array( $name, $block->repeated, true ) ) {
		$text  = HOSTILE_LARGE[ $turn % count( HOSTILE_LARGE ) ];
		$large = str_repeat( $text, (int) ceil( 200000 / strlen( $text ) ) );
		$sweep->judge( "{$block->name} $name = a long text of " . trim( $text ), $block->with( $richest, setting_to( $name, $large ) ), 'render_block', $is_markup );
	}
}

/** Puts a text into every content: into all its texts, and into all attributes that it has not. Each content takes another way through a renderer. */
function sweep_branches( Hostile_Sweep $sweep, Block_Samples $block ) {
	$own  = array_filter( $block->attributes, function ( $name ) use ( $block ) { return ! in_array( "{$block->name} $name", POST_MARKUP, true ); }, ARRAY_FILTER_USE_KEY );
	$free = array_filter( $own, function ( $schema ) { return ! isset( $schema['enum'] ) && in_array( 'string', (array) ( $schema['type'] ?? '' ), true ); } );
	foreach ( $block->trees() as $at => $tree ) {
		foreach ( array_merge( HOSTILE_PART_TEXTS, array( 'entities' ) ) as $kind ) {
			$text = HOSTILE_TEXTS[ $kind ];
			$sweep->judge( "{$block->name}, $kind in texts of content $at", $block->with( $tree, function ( $attrs ) use ( $text, $own ) { return array_merge( $attrs, replace_leaves( array_intersect_key( $attrs, $own ), $text, true ) ); } ) );
			$sweep->judge( "{$block->name}, $kind in what content $at has not", $block->with( $tree, function ( $attrs ) use ( $free, $text ) { return $attrs + array_fill_keys( array_keys( $free ), $text ); } ) );
		}
	}
}

/** Fails if sweeps found something. */
function no_findings( array $sweeps ) {
	$findings = array_merge( array(), ...array_map( function ( $sweep ) { return array_values( $sweep->findings ); }, $sweeps ) );
	truly( getenv( 'MAINSTREET_BLOCK' ) || count( $sweeps ) > 70, count( $sweeps ) . ' blocks' );
	truly( array() === $findings, count( $findings ) . ' findings in ' . array_sum( array_column( $sweeps, 'count' ) ) . " renderings:\n" . implode( "\n", array_slice( $findings, 0, 60 ) ) . "\n" );
}

test( 'every attribute of every block is rendered as text', function () {
	hostile_site();
	$sweeps = array();
	foreach ( taught_sweeps() as list( $block, $sweep ) ) {
		foreach ( array_keys( $block->attributes ) as $turn => $name ) {
			sweep_attribute( $sweep, $block, $name, $turn );
		}
		sweep_branches( $sweep, $block );
		$sweep->end();
		$sweeps[] = $sweep;
	}
	no_findings( $sweeps );
} );

/**
 * Copies a content with a text in the place of each attribute value, of each class and style, or of each text of its markup.
 * Properly quoted: the markup stays what it is, its values do not.
 *
 * @return string[] By label.
 */
function poisoned( $content, $text ) {
	$is_look = function ( $name ) { return in_array( $name, array( 'class', 'style' ), true ); };
	$made    = array();
	foreach ( array( 'attributes', 'classes and styles', 'texts' ) as $place ) {
		$reader = new \WP_HTML_Tag_Processor( $content );
		while ( $reader->next_token() ) {
			if ( 'texts' === $place && '#text' === $reader->get_token_name() && '' !== trim( $reader->get_modifiable_text() ) ) {
				$reader->set_modifiable_text( $text );
			}
			foreach ( 'texts' === $place || '#tag' !== $reader->get_token_type() || $reader->is_tag_closer() ? array() : (array) $reader->get_attribute_names_with_prefix( '' ) as $name ) {
				if ( $is_look( $name ) === ( 'classes and styles' === $place ) ) {
					$reader->set_attribute( $name, $text );
				}
			}
		}
		$made[ $place ] = $reader->get_updated_html();
	}
	return $made;
}

/** Contents with a hostile text everywhere at once: in all attributes of the block, in its valid texts, in its markup. */
function hostile_contents( Block_Samples $block, $text ) {
	$names    = array_filter( array_keys( $block->attributes ), function ( $name ) use ( $block ) { return ! in_array( "{$block->name} $name", POST_MARKUP, true ); } );
	$richest  = $block->richest();
	$contents = array(
		'all attributes' => serialize_block( $block->with( $richest, function () use ( $names, $text ) { return array_fill_keys( $names, $text ); } ) ),
		'all texts'      => serialize_block(
			$block->with(
				$richest,
				function ( $attrs ) use ( $names, $text ) {
					return array_merge( $attrs, replace_leaves( array_intersect_key( $attrs, array_flip( $names ) ), $text, true ) );
				}
			)
		),
	);
	return $contents + ( $block->has_markup() ? poisoned( serialize_block( $richest ), $text ) : array() );
}

/** What WordPress stores of a content when a role saves it, without the right to unfiltered HTML. */
function stored_by( $role, $content ) {
	act_as( $role );
	kses_init_filters();
	$stored = wp_unslash( apply_filters( 'content_save_pre', wp_slash( $content ) ) );
	act_as( '' );
	return $stored;
}

test( 'what an author without unfiltered HTML stores is shown as text, in the block and in its markup', function () {
	hostile_site();
	$sweeps = array();
	$seen   = array();
	foreach ( taught_sweeps() as list( $block, $sweep ) ) {
		foreach ( array_intersect_key( HOSTILE_TEXTS, array_flip( HOSTILE_STORED_TEXTS ) ) as $kind => $text ) {
			foreach ( hostile_contents( $block, $text ) as $place => $content ) {
				// The filters are the same for all; who saves may not be.
				foreach ( in_array( $kind, HOSTILE_PART_TEXTS, true ) && 'all texts' !== $place ? array( 'contributor', 'author', 'administrator' ) : array( 'contributor' ) as $role ) {
					$stored = stored_by( $role, $content );
					if ( ! isset( $seen[ md5( $stored ) ] ) ) {
						$seen[ md5( $stored ) ] = true;
						$sweep->judge( "{$block->name}, $kind in $place, stored by $role", $stored, function ( $stored ) { return apply_filters( 'the_content', $stored ); } );
					}
				}
			}
		}
		$sweep->end();
		$sweeps[] = $sweep;
	}
	no_findings( $sweeps );
} );
