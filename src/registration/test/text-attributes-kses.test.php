<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** What people write, what breaks delimiters, and what would run if somebody printed it. */
const PLAIN_TEXTS = array(
	'1 < 2 && 3 > 2',
	'Fish & chips &amp; peas &copy; &#65; &bogus; &',
	'<script>alert(1)</script> and <b onclick="x()">bold</b>',
	"`a` --> b --- <!-- wp:paragraph --> \\ \\n \"quoted\" 'single'\n\n> quote\n<https://example.org/?a=1&b=2>",
	'<!-- wp:jetpack/markdown {"source":"inner & <i>"} /-->',
	"Grüße 日本 \u{1F600} \u{2028} \u{200B}\t\x07",
	'mainstreet_kept_1',
	'javascript:alert(1)',
	'50 % \\u003c \\\\u0026 $1',
);

/** One block of each kind with a text in it. */
function plain_blocks( $text ) {
	$image = array( 'id' => 5, 'url' => 'https://example.org/?a=1&b=2', 'alt' => $text );
	return array(
		array( 'jetpack/markdown', array( 'source' => $text ) ),
		array( 'jetpack/map', array( 'points' => array( array( 'title' => $text, 'placeTitle' => $text, 'caption' => $text, 'id' => 'a', 'coordinates' => array( 'longitude' => 3.66, 'latitude' => 51 ) ) ), 'address' => $text ) ),
		array( 'jetpack/image-compare', array( 'imageBefore' => $image, 'imageAfter' => $image ) ),
		array( 'jetpack/email', array( 'email' => $text ) ),
		array( 'jetpack/phone', array( 'phone' => $text ) ),
		array( 'jetpack/address', array( 'address' => $text, 'city' => $text ) ),
		array( 'videopress/video', array( 'guid' => 'Qa12bC3d', 'title' => $text, 'description' => $text, 'poster' => 'https://example.org/?a=1&b=' . $text ) ),
		array( 'core/video', array( 'guid' => 'Qa12bC3d', 'poster' => 'https://example.org/?a=1&b=' . $text ) ),
		array( 'jetpack/button', array( 'placeholder' => $text, 'url' => 'https://example.org/?a=1&b=' . $text ) ),
	);
}

function to_block( $name, array $attrs, $html = '' ) {
	return array( 'blockName' => $name, 'attrs' => $attrs, 'innerBlocks' => array(), 'innerHTML' => $html, 'innerContent' => '' === $html ? array() : array( $html ) );
}

/** Attributes of all blocks of a content, by document order. */
function attributes_in( $content ) {
	$found = array();
	$walk  = static function ( array $blocks ) use ( &$walk, &$found ) {
		foreach ( $blocks as $block ) {
			if ( null !== $block['blockName'] && 'core/group' !== $block['blockName'] ) {
				$found[] = array( $block['blockName'], $block['attrs'] );
			}
			$walk( $block['innerBlocks'] );
		}
	};
	$walk( parse_blocks( $content ) );
	return $found;
}

function saved_as( $role, $content ) {
	act_as( $role );
	$id = wp_insert_post( wp_slash( array( 'post_content' => $content, 'post_status' => 'draft', 'post_title' => 'x' ) ), true );
	truly( is_int( $id ) && $id > 0, 'saved:' );
	return get_post( $id )->post_content;
}

test( 'what people write is stored as they wrote it, whoever they are', function () {
	foreach ( PLAIN_TEXTS as $text ) {
		$blocks  = plain_blocks( $text );
		$content = '<!-- wp:group --><div class="wp-block-group">' . serialize_blocks( array_map( static function ( $block ) { return to_block( $block[0], $block[1], '<div>x</div>' ); }, $blocks ) ) . '</div><!-- /wp:group -->';
		foreach ( array( 'contributor', 'author', 'editor', 'administrator' ) as $role ) {
			same( $blocks, attributes_in( saved_as( $role, $content ) ), "$role, $text:" );
		}
	}
} );

test( 'stored once more, and restored from a revision, it is still the same', function () {
	$source  = implode( "\n", PLAIN_TEXTS );
	$content = serialize_blocks( array( to_block( 'jetpack/markdown', array( 'source' => $source ), '<div class="wp-block-jetpack-markdown"><p>x</p></div>' ) ) );
	$first   = saved_as( 'author', $content );
	same( $first, saved_as( 'author', $first ) );
	$id       = wp_insert_post( wp_slash( array( 'post_content' => $first, 'post_title' => 'x', 'post_status' => 'draft' ) ) );
	$revision = wp_save_post_revision( $id );
	wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => 'gone' ) ) );
	if ( $revision ) {
		wp_restore_post_revision( $revision );
		same( $first, get_post( $id )->post_content );
	}
} );

test( 'a comment that names characters without escapes is read as the editor reads it', function () {
	foreach ( array( 'a & b', '1 < 2 and 3 > 2', '<b>x</b> &amp; <script>' ) as $text ) {
		$content = '<!-- wp:jetpack/markdown {"source":"' . $text . '"} --><div class="wp-block-jetpack-markdown"><p>x</p></div><!-- /wp:jetpack/markdown -->';
		same( array( array( 'jetpack/markdown', array( 'source' => $text ) ) ), attributes_in( saved_as( 'author', $content ) ), $text );
	}
} );

test( 'over REST and by XML-RPC the same holds, also for a block widget', function () {
	$content = serialize_blocks( array( to_block( 'jetpack/markdown', array( 'source' => PLAIN_TEXTS[0] ), '<div>x</div>' ) ) );
	act_as( 'author' );
	$post = rest( 'POST', '/wp/v2/posts', array( 'content' => $content, 'title' => 'x' ) );
	same( 201, $post->get_status() );
	same( array( array( 'jetpack/markdown', array( 'source' => PLAIN_TEXTS[0] ) ) ), attributes_in( get_post( $post->get_data()['id'] )->post_content ) );
	$autosave = rest( 'POST', '/wp/v2/posts/' . $post->get_data()['id'] . '/autosaves', array( 'content' => $content . $content, 'title' => 'x' ) );
	same( 2, count( attributes_in( $autosave->get_data()['content']['raw'] ) ) );
	same( PLAIN_TEXTS[0], attributes_in( $autosave->get_data()['content']['raw'] )[1][1]['source'] );
	// What a widget of blocks is cleaned with for those without the right.
	same( PLAIN_TEXTS[0], attributes_in( wp_kses_post( $content ) )[0][1]['source'] );
} );

test( 'nothing else gets past the filter', function () {
	$bad     = '<script>alert(1)</script><img src=x onerror=alert(1)>';
	$content = serialize_blocks(
		array(
			to_block( 'jetpack/markdown', array( 'source' => $bad, 'className' => $bad, 'other' => $bad ), '<div class="wp-block-jetpack-markdown">' . $bad . '</div>' ),
			to_block( 'jetpack/image-compare', array( 'imageBefore' => array( 'alt' => $bad ), 'caption' => $bad ), '<figure>' . $bad . '</figure>' ),
			to_block( 'core/paragraph', array( 'source' => $bad ), '<p>' . $bad . '</p>' ),
			to_block( 'acme/markdown', array( 'source' => $bad ), '<p>' . $bad . '</p>' ),
		)
	);
	$stored = saved_as( 'author', $content );
	$list   = attributes_in( $stored );
	same( $bad, $list[0][1]['source'] );
	foreach ( array( $list[0][1]['className'], $list[0][1]['other'], $list[1][1]['caption'], $list[2][1]['source'], $list[3][1]['source'] ) as $kept ) {
		holds_not( '<script', $kept );
		holds_not( 'onerror', $kept );
	}
	// In the document itself, nothing of it is markup: not stored, not drawn.
	foreach ( array( $stored, do_blocks( $stored ), apply_filters( 'the_content', $stored ) ) as $html ) {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			truly( 'SCRIPT' !== $tags->get_tag(), 'no script:' );
			same( null, $tags->get_attribute( 'onerror' ) );
		}
	}
} );

test( 'delimiters within a text do not move what belongs to another block', function () {
	$blocks = array();
	foreach ( array( '<!-- wp:jetpack/markdown {"source":"x"} --->', 'mainstreet_kept_2', '<!-- wp:jetpack/markdown {"source":"y"} /-->', '' ) as $index => $text ) {
		$blocks[] = to_block( 'jetpack/markdown', array( 'source' => "$index $text" ), "<div>$index</div>" );
	}
	$content = serialize_blocks( $blocks ) . '<!-- wp:jetpack/markdown {"source":"mainstreet_kept_3"} ---><!-- wp:jetpack/map {"points":"mainstreet_kept_1"} /-->';
	$stored  = attributes_in( saved_as( 'author', $content ) );
	foreach ( $blocks as $index => $block ) {
		same( $block['attrs'], $stored[ $index ][1] );
	}
} );

test( 'where another plugin owns a block, its attributes are cleaned as ever', function () {
	$names = new \ReflectionProperty( \Mainstreet\Registration\Block_Types\Blocks::class, 'conflicting' );
	$names->setAccessible( true );
	$before = $names->getValue();
	$names->setValue( null, array( 'markdown' ) );
	$content = serialize_blocks( array( to_block( 'jetpack/markdown', array( 'source' => '<script>1</script>' ), '<div>x</div>' ), to_block( 'jetpack/email', array( 'email' => 'a & b' ) ) ) );
	try {
		$stored = attributes_in( saved_as( 'author', $content ) );
	} finally {
		$names->setValue( null, $before );
	}
	same( '1', $stored[0][1]['source'] );
	same( 'a & b', $stored[1][1]['email'] );
} );
