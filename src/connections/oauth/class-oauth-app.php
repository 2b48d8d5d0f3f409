<?php
namespace Mainstreet\Connections\Oauth;

defined( 'ABSPATH' ) || exit;

/**
 * The app that a site owner registered at a service: a public id and a secret. Only secret() returns the secret: it does not appear
 * in var_dump(), logs or JSON.
 */
final class OAuth_App implements \JsonSerializable {

	/**
	 * Public id.
	 *
	 * @var string
	 */
	private $id;

	/** Where the app is configured: a constant of Secrets. */
	private string $source;

	/** Returns the secret. A closure hides it from dumps. */
	private \Closure $reveal;

	/**
	 * @param string $id     Public id.
	 * @param string $secret Secret.
	 * @param string $source Where the app is configured: a constant of Secrets.
	 */
	public function __construct( $id, $secret, string $source ) {
		$this->id     = $id;
		$this->source = $source;
		$this->reveal = static fn() => $secret;
	}

	/** @return string */
	public function id() {
		return $this->id;
	}

	/**
	 * Returns where the app is configured.
	 *
	 * @return string A constant of Secrets.
	 */
	public function source(): string {
		return $this->source;
	}

	/** @return string */
	public function secret() {
		return call_user_func( $this->reveal );
	}

	/**
	 * Returns the data without the secret.
	 *
	 * @return string[]
	 */
	public function jsonSerialize(): array {
		return array(
			'id'     => $this->id,
			'source' => $this->source,
		);
	}

	/**
	 * Returns the data for var_dump(), without the secret.
	 *
	 * @return string[]
	 */
	public function __debugInfo() {
		return $this->jsonSerialize();
	}
}
