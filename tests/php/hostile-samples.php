<?php
/**
 * Contents of every block of ours, for the sweep over hostile attributes: the fixtures and demos of all blocks, taken apart.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** One block, and contents that hold it. */
final class Block_Samples {

	/** @var string Name of the block. */
	public $name;

	/** @var array Attributes as block.json declares them; those that core adds are core's to guard. */
	public $attributes;

	/** @var string[] Attributes that an earlier inner block has too, of the same type. The same code reads them. */
	public $repeated = array();

	/** @var bool Whether it stands in other blocks only. */
	public $is_inner;

	/** @var array[] Parsed blocks at the top of a content, each with the block in it; the plainest first. */
	private $trees = array();

	/** @var int[] How many blocks each of the contents has. */
	private $sizes = array();

	/** @var array[] Richest content by attribute. */
	private $richest = array();

	/** @var array[] Attributes of the block, as any of the contents has them. */
	private $known = array();

	private function __construct( \WP_Block_Type $type ) {
		$this->name     = $type->name;
		$this->is_inner = ! empty( $type->parent ) || ! empty( $type->ancestor );
	}

	/**
	 * Finds all blocks of ours; with MAINSTREET_BLOCK=map in the environment only jetpack/map and what stands in it.
	 *
	 * @return self[] Parents before children.
	 */
	public static function all() {
		$contents = self::contents();
		$declared = self::declared();
		$all      = array();
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( isset( $declared[ $name ] ) && self::is_asked_for( $type ) ) {
				$block             = new self( $type );
				$block->attributes = array_diff_key( $declared[ $name ], array( 'className' => 1 ) );
				$block->collect( $contents );
				// What a block had once is still read; what core gives a block is core's to guard.
				$block->attributes += array_fill_keys( array_keys( array_diff_key( array_merge( array(), ...$block->known ), $type->attributes, array_flip( CORE_ATTRIBUTES ) ) ), array() );
				$all[]             = $block;
			}
		}
		usort( $all, function ( $a, $b ) { return (int) $a->is_inner - (int) $b->is_inner; } );
		self::mark_repeated( $all );
		return $all;
	}

	/** Whether MAINSTREET_BLOCK leaves a block in. */
	private static function is_asked_for( \WP_Block_Type $type ) {
		$only = getenv( 'MAINSTREET_BLOCK' );
		return ! $only || in_array( "jetpack/$only", array_merge( array( $type->name ), (array) $type->parent, (array) $type->ancestor ), true );
	}

	/** Attributes of each block.json, by name of the block. */
	private static function declared() {
		$declared = array();
		foreach ( glob( MAINSTREET_DIR . '/build/blocks/*/block.json' ) as $file ) {
			$metadata                      = json_decode( file_get_contents( $file ), true );
			$declared[ $metadata['name'] ] = $metadata['attributes'] ?? array();
		}
		return $declared;
	}

	/** All blocks at the top of fixtures and demos. */
	private static function contents() {
		$blocks = array();
		foreach ( array( 'test/fixtures/*.serialized.html', 'test/fixtures/*deprecated*.html', 'demo.html' ) as $pattern ) {
			foreach ( glob( MAINSTREET_DIR . "/blocks/*/$pattern" ) as $file ) {
				foreach ( parse_blocks( file_get_contents( $file ) ) as $block ) {
					$blocks[ serialize( $block ) ] = $block;
				}
			}
		}
		return array_values( $blocks );
	}

	/** @param self[] $blocks */
	private static function mark_repeated( array $blocks ) {
		$seen = array();
		foreach ( $blocks as $block ) {
			foreach ( $block->is_inner ? $block->attributes : array() as $name => $schema ) {
				$key = $name . wp_json_encode( $schema['type'] ?? '' );
				if ( isset( $seen[ $key ] ) ) {
					$block->repeated[] = $name;
				}
				$seen[ $key ] = true;
			}
		}
	}

	private function collect( array $contents ) {
		foreach ( $contents as $tree ) {
			$found = $this->find( $tree );
			if ( $found ) {
				$this->trees[] = $tree;
				$this->known   = array_merge( $this->known, $found );
			}
		}
		// As it is inserted, and with all its attributes but nothing in it.
		foreach ( array( array(), $this->known ? array_merge( ...$this->known ) : array() ) as $attrs ) {
			$this->trees[] = array( 'blockName' => $this->name, 'attrs' => $attrs, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() );
		}
		$size = function ( $tree ) { return strlen( serialize_block( $tree ) ); };
		usort( $this->trees, function ( $a, $b ) use ( $size ) { return $size( $a ) - $size( $b ); } );
		$this->sizes = array_map( function ( $tree ) { return substr_count( serialize_block( $tree ), '<!-- wp:' ); }, $this->trees );
	}

	/** Attributes of every such block in a tree. */
	private function find( array $tree ) {
		$found = $tree['blockName'] === $this->name ? array( (array) $tree['attrs'] ) : array();
		foreach ( $tree['innerBlocks'] as $inner ) {
			$found = array_merge( $found, $this->find( $inner ) );
		}
		return $found;
	}

	/** Contents in which the block differs; the plainest of those in which it is the same. */
	public function trees() {
		$trees = array();
		foreach ( $this->trees as $tree ) {
			$trees += array( wp_json_encode( $this->find( $tree ) ) => $tree );
		}
		return array_values( $trees );
	}

	/** The plainest content. */
	public function plainest() {
		return $this->trees[0];
	}

	/**
	 * The content in which the block has most attributes, among those that are quick to draw.
	 *
	 * @param string $attribute This attribute counts before all others.
	 */
	public function richest( $attribute = '' ) {
		if ( isset( $this->richest[ $attribute ] ) ) {
			return $this->richest[ $attribute ];
		}
		$best  = $this->trees[0];
		$score = -1;
		foreach ( $this->trees as $at => $tree ) {
			foreach ( $this->sizes[ $at ] > 10 ? array() : $this->find( $tree ) as $attrs ) {
				$points = count( $attrs ) + ( isset( $attrs[ $attribute ] ) ? 100 : 0 );
				if ( $points > $score ) {
					list( $best, $score ) = array( $tree, $points );
				}
			}
		}
		$this->richest[ $attribute ] = $best;
		return $best;
	}

	/** Values that an attribute has in the contents. */
	public function known( $attribute ) {
		$values = array();
		foreach ( $this->known as $attrs ) {
			if ( isset( $attrs[ $attribute ] ) ) {
				$values[ wp_json_encode( $attrs[ $attribute ] ) ] = $attrs[ $attribute ];
			}
		}
		return array_values( $values );
	}

	/**
	 * A content with the attributes of the block changed.
	 *
	 * @param array    $tree   Parsed block.
	 * @param callable $change Gets the attributes and returns new ones.
	 */
	public function with( array $tree, callable $change ) {
		if ( $tree['blockName'] === $this->name ) {
			$tree['attrs'] = $change( (array) $tree['attrs'] );
		}
		foreach ( $tree['innerBlocks'] as $at => $inner ) {
			$tree['innerBlocks'][ $at ] = $this->with( $inner, $change );
		}
		return $tree;
	}

	/** Whether the block saves markup of its own. */
	public function has_markup() {
		return ! $this->is_inner || false !== strpos( wp_json_encode( $this->trees ), '<' );
	}
}
